// What a view of Magic holds, as types for the checker: as far as the board reads it.

/**
 * A card, a permanent or a token in sight.
 * @typedef {{
 *   id: number, name: string, zone: string, owner: string, controller: string, cost: string, types: string[], subtypes: string[],
 *   colors: string[], size: [number, number] | null, tapped: boolean, sick: boolean, token: boolean, damage: number,
 *   counters: Record<string, number>, attacking: string | null, blocking: (number | string)[], blocked: boolean, remarks: string[],
 *   attached: number | string | null,
 * }} Thing
 */

/** What is printed on a card. @typedef {{type: string, size: string, cost: string, lines: string[]}} Face */

/**
 * What can be done with a thing, and whether it has just moved.
 * @typedef {{open: boolean, chosen: boolean, armed: boolean, moved?: boolean}} State
 */

export {};
