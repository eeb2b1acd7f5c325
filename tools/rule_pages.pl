/*  Pages of the rule base as HTML: what stands in its PlDoc comments, a page for each module.

    swipl tools/rule_pages.pl FOLDER
*/

:- use_module(library(doc_files), [doc_save/2]).
:- use_module(library(pldoc), [doc_collect/1]).

:- doc_collect(true).

%   The rules are loaded while comments are collected: what was compiled before has none.

pages(Folder) :-
    source_file(user:pages(_), File),
    file_directory_name(File, Tools),
    file_directory_name(Tools, Root),
    directory_file_path(Root, prolog, Rules),
    directory_file_path(Rules, 'load.pl', Load),
    load_files(user:Load, [silent(true)]),
    doc_save(Rules, [doc_root(Folder), recursive(true), format(html), title('The rules of Manalog')]).

:- use_module(library(main), [main/0]).
:- initialization(main, main).

main([Folder]) :-
    pages(Folder).
