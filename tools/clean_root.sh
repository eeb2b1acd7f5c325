#!/bin/sh
# Try a wheel of `make wheel` in a clean Debian without SWI-Prolog: tools/clean_root.sh WHEEL [FOLDER]
# Needs root and debootstrap. FOLDER keeps the file system for another time; without it, it goes.
# PYTHON is this machine's, which fetches what the wheel depends on; RELEASE is Debian's.
set -eu

wheel=$(realpath "$1")
kept=${2:-}
root=${kept:-$(mktemp -d)}
release=${RELEASE:-bookworm}
python=${PYTHON:-python3}
port=8437

say() { printf '== %s\n' "$*"; }
clean() { if [ -z "$kept" ]; then rm -rf "$root"; fi; }
trap clean EXIT

if [ ! -e "$root/usr/bin/python3" ]; then
    say "a clean $release in $root"
    debootstrap --variant=minbase --include=python3,python3-venv "$release" "$root" >"$root.log" 2>&1 ||
        { tail -5 "$root.log"; exit 1; }
    rm -f "$root.log"
fi
if chroot "$root" sh -c 'command -v swipl || ls -d /usr/lib/swi-prolog' 2>/dev/null; then
    say "there is a SWI-Prolog in $root"
    exit 1
fi

version=$(chroot "$root" python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')
rm -rf "$root/wheels" "$root/app" "$root/root/.cache" "$root/root/.local"
mkdir "$root/wheels"
cp "$wheel" "$root/wheels"
say "what the wheel depends on, for Python $version"
"$python" -m pip -q download --disable-pip-version-check --only-binary=:all: \
    --python-version "$version" -d "$root/wheels" "$wheel"

cat >"$root/try.sh" <<'EOF'
set -eu
export HOME=/root LC_ALL=C.UTF-8 PATH=/usr/bin:/bin:/usr/sbin:/sbin
mount -t proc proc /proc
mkdir -p /dev/pts
mount -t devpts -o newinstance,ptmxmode=0666 devpts /dev/pts
ln -sf pts/ptmx /dev/ptmx
say() { printf '== %s\n' "$*"; }
python3 -m venv /app
/app/bin/pip install -q --no-index --find-links /wheels manalog
PATH=/app/bin:$PATH
cd /root

say "manalog --version"
manalog --version | tee version
grep -q "that came with this package" version
say "manalog cards"
manalog cards | wc -l
say "manalog play"
printf '\nplay forest\n' | manalog play --seed 194 --save tour.save | tail -2
manalog play --players random,aggressive --seed 7 --json | tee game.json
grep -q '"winner"' game.json
say "manalog ask"
manalog ask tour.save "hand(elves, C), why_not(cast(C), R)" | tee answers
grep -q "is missing" answers
say "manalog repl"
printf 'member(X, [1, 2]).\npower(raging_goblin, P).\nhalt.\n' | manalog repl tour.save 2>/dev/null | tee toplevel
grep -q "P = 1" toplevel
say "manalog repl on a terminal: Tab completes"
printf 'why_not(attack(elvish_w\t)).\nhalt.\n' | TERM=xterm script -qec "manalog repl tour.save" /dev/null | tr -d '\r' | tee typed >/dev/null
grep -q "508.1a" typed
say "manalog board --ask"
printf 'A: battlefield Forest, Elvish Warrior | hand Giant Growth\nB: life 3' |
    manalog board - --ask "after(cast(giant_growth, target(elvish_warrior)), power(elvish_warrior, P))"
say "manalog cards search"
manalog cards search --short "t:elf pow>=3" | tee found
grep -q "Vanquisher" found
say "manalog serve"
manalog serve --port "$1" >served 2>&1 &
server=$!
trap 'kill $server' EXIT
python3 - "$1" <<'PYTHON'
import json, re, sys, time, urllib.request
for attempt in range(100):
    link = re.search(r"(http://\S+/)#(\S+)", open("served").read())
    if link:
        break
    time.sleep(0.3)
else:
    sys.exit(open("served").read())
opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

def asked(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Origin": link[1].rstrip("/"), "Content-Type": "application/json"}
    return json.load(opener.open(urllib.request.Request(link[1] + path, data, headers), timeout=90))

asked("enter", {"token": link[2]})
decks = [{"name": "elves"}, {"name": "goblins"}]
begun = asked("games", {"game": "magic", "players": ["human", "random"], "decks": decks, "seed": 7})
print("a game in the browser:", begun["players"])
PYTHON
EOF
say "in the clean root"
unshare --mount --pid --fork env -i TERM=xterm PATH="$PATH" chroot "$root" sh /try.sh "$port"
say "all of it works"
