"""Repositories that mean harm: each is a class of texts that cost more than their size, or would.

A repository is a dictionary of paths and contents, made for a size in bytes that its largest file
has more or less.
"""

from typing import Callable

Repository = dict[str, str | bytes]
SPEC = "a.a11y.yaml"
CLEAN = "component: stepper\nlabel: Tickets\n"

all: dict[str, Callable[[int], Repository]] = {}


def repository(make: Callable[[int], Repository]) -> Callable[[int], Repository]:
    """Registers a repository under the words of its function's name."""
    all[make.__name__.replace("_", " ")] = make
    return make


def filled(part: str, size: int) -> str:
    """As many copies of a text as fit a size."""
    return part * (size // len(part.encode()))


def numbered(line: Callable[[int], str], size: int) -> str:
    """Different lines up to a size."""
    lines: list[str] = []
    length = number = 0
    while length < size:
        lines.append(line(number))
        length += len(lines[-1].encode())
        number += 1
    return "".join(lines)


def spec(text: str) -> Repository:
    return {SPEC: "component: stepper\n" + text}


def configured(text: str) -> Repository:
    return {SPEC: CLEAN, ".a11y-spec.yaml": text}


# Patterns


@repository
def braces_in_exclude(size):
    return configured("exclude: ['{" + filled(",", size) + "}aaa']\n")


@repository
def nested_braces_in_overrides(size):
    half = size // 2
    return configured(
        "overrides:\n  - { files: '" + "{" * half + "a" + "}" * half + "', rules: { unknown-key: off } }\n"
    )


@repository
def brackets_in_gitignore(size):
    return {SPEC: CLEAN, ".gitignore": "[" * size + "\n", ".git/HEAD": ""}


@repository
def braces_in_ignore_file(size):
    return {SPEC: CLEAN, ".a11y-spec-ignore": "{" + filled(",", size) + "}aaa\n"}


@repository
def many_patterns(size):
    return {
        **{f"{'a' * 200}{number}.a11y.yaml": CLEAN for number in range(10)},
        SPEC: CLEAN,
        ".a11y-spec-ignore": filled("*a*a*a*a*b\n", size),
    }


@repository
def many_excludes(size):
    return {
        **{f"{'a' * 200}{number}.a11y.yaml": CLEAN for number in range(10)},
        SPEC: CLEAN,
        ".a11y-spec.yaml": "exclude:\n" + filled("- '**/*a*a*a*a*b'\n", size),
    }


@repository
def many_overrides(size):
    return {
        **{f"{'a' * 200}{number}.a11y.yaml": CLEAN for number in range(10)},
        SPEC: CLEAN,
        ".a11y-spec.yaml": "overrides:\n" + filled("- { files: '**/*a*a*a*a*b', rules: { unknown-key: off } }\n", size),
    }


@repository
def patterns_of_folders(size):
    return {SPEC: CLEAN, ".a11y-spec-ignore": filled("**/" * 300 + "b\n", size), "a/" * 60 + SPEC: CLEAN}


@repository
def patterns_for_many_files(size):
    files = {f"s{number}.a11y.yaml": CLEAN for number in range(1000)}
    return {**files, ".a11y-spec-ignore": filled("b\n", size), ".a11y-spec.yaml": "exclude:\n" + filled("- b\n", size)}


@repository
def patterns_in_nested_folders(size):
    ignored = {f"{'n/' * depth}.a11y-spec-ignore": filled("b*c\n", size) for depth in range(1, 50)}
    return {**ignored, f"{'n/' * 50}{SPEC}": CLEAN}


@repository
def patterns_in_nested_folders_for_many_files(size):
    ignored = {f"{'n/' * depth}.a11y-spec-ignore": filled("b*c\n", min(size, 90_000)) for depth in range(40)}
    return {**ignored, **{f"{'n/' * 40}s{number}.a11y.yaml": CLEAN for number in range(400)}}


@repository
def names_in_nested_folders_for_many_files(size):
    ignored = {f"{'n/' * depth}.a11y-spec-ignore": numbered(lambda n: f"b{n}\n", min(size, 90_000)) for depth in range(40)}
    return {**ignored, **{f"{'n/' * 40}s{number}.a11y.yaml": CLEAN for number in range(400)}}


# Aliases


@repository
def doubled_lists(size):
    return spec(numbered(lambda n: f"x-{n + 1}: &a{n + 1} [*a{n}, *a{n}]\n" if n else "x-0: &a1 [b]\n", size) + "states: *a60\n")


@repository
def ten_fold_maps(size):
    levels = "x-0: &a0 { disabled: { announce: Dimmed } }\n" + "".join(
        f"x-{n}: &a{n} {{ <<: [{', '.join([f'*a{n - 1}'] * 10)}] }}\n" for n in range(1, 10)
    )
    return spec(levels + numbered(lambda n: f"k{n}: *a9\n", size) + "states: *a9\n")


@repository
def aliases_at_used_keys(size):
    levels = "x-0: &a0 [Increment, Decrement, Other]\n" + "".join(
        f"x-{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 8)
    )
    return spec(levels + "actions: [" + filled("*a7, ", size) + "]\n")


@repository
def aliases_in_every_document(size):
    document = "component: stepper\nstates: &a [*b, *b]\nx: &b [*c, *c, *c, *c, *c, *c, *c, *c]\n---\n"
    bomb = (
        "component: stepper\nx-0: &a [b, b, b, b, b, b, b, b]\nx-1: &b [*a, *a, *a, *a, *a, *a, *a, *a]\n"
        "x-2: &c [*b, *b, *b, *b, *b, *b, *b, *b]\nx-3: &d [*c, *c, *c, *c, *c, *c, *c, *c]\n"
        "x-4: &e [*d, *d, *d, *d, *d, *d, *d, *d]\nx-5: &f [*e, *e, *e, *e, *e, *e, *e, *e]\n"
        "states: [*f, *f, *f, *f, *f, *f, *f]\n---\n"
    )
    return {SPEC: filled(bomb + document, size)}


@repository
def values_that_hold_themselves(size):
    return {SPEC: filled("component: stepper\nstates: &a [*a, *a, *a, *a, *a, *a, *a]\n---\n", size)}


@repository
def one_value_that_holds_itself(size):
    return spec("states: &a [" + filled("*a, ", size) + "]\n")


@repository
def maps_that_hold_themselves(size):
    return spec("states: &a { b: *a, c: *a, " + numbered(lambda n: f"k{n}: *a, ", size) + "<<: *a }\n")


@repository
def chain_of_merges(size):
    return spec("x-0: &a0 { k: v }\n" + numbered(lambda n: f"x-{n + 1}: &a{n + 1} {{ <<: *a{n}, k{n}: v }}\n", size) + "states: *a1000\n")


@repository
def chain_of_merged_maps(size):
    return spec("s0: &a0 { k: v }\n" + numbered(lambda n: f"s{n + 1}: &a{n + 1} {{ <<: *a{n}, k{n}: v }}\n", size))


@repository
def aliases_of_one_map(size):
    return spec("x-0: &a { foo: bar, baz: qux }\n" + numbered(lambda n: f"k{n}: *a\n", size))


@repository
def aliases_of_one_map_as_states(size):
    return spec("x-0: &a { foo: bar, baz: qux }\nstates:\n" + numbered(lambda n: f"  k{n}: *a\n", size))


@repository
def merges_of_one_large_map(size):
    return spec(
        "x-0: &a {" + numbered(lambda n: f"k{n}: v, ", size // 2) + "}\nstates:\n"
        + numbered(lambda n: f"  s{n}: {{ <<: *a }}\n", size // 2)
    )


@repository
def one_large_map_merged_often(size):
    return spec("x-0: &a {" + numbered(lambda n: f"k{n}: v, ", size // 2) + "}\nstates: { <<: [" + filled("*a, ", size // 2) + "] }\n")


@repository
def two_large_maps_merged_often(size):
    quarter = size // 4
    return spec("x-0: &a {" + numbered(lambda n: f"k{n}: v, ", quarter) + "}\nx-1: &b {" + numbered(lambda n: f"l{n}: v, ", quarter)
                + "}\nstates:\n" + numbered(lambda n: f"  s{n}: {{ <<: [*a, *b] }}\n", size // 2))


@repository
def two_large_maps_merged_often_in_one_map(size):
    quarter = size // 4
    return spec("x-0: &a {" + numbered(lambda n: f"k{n}: v, ", quarter) + "}\nx-1: &b {" + numbered(lambda n: f"l{n}: v, ", quarter)
                + "}\nstates:\n" + filled("  <<: [*a, *b]\n", size // 2))


@repository
def aliases_of_one_long_text(size):
    return spec("x-0: &a " + "word " * (size // 10) + "\nstates:\n" + numbered(lambda n: f"  k{n}: *a\n", size // 2))


@repository
def aliases_as_keys(size):
    return spec("x-0: &a " + "word " * (size // 10) + "\nstates: {" + filled("*a : b, ", size // 2) + "}\n")


@repository
def shared_maps_in_every_document(size):
    return {SPEC: filled(
        "component: stepper\nplatforms:\n  ios: &a { framework: uikit, role: buttn, element: UIButtn, "
        "keyboard: { tab: fcus } }\n  android: *a\n---\n", size)}


@repository
def anchors_and_aliases(size):
    return spec("states:\n" + numbered(lambda n: f"- &a{n} b\n- *a{n}\n", size))


@repository
def unknown_aliases(size):
    return spec("states: [" + numbered(lambda n: f"*a{n}, ", size) + "]\n")


# Phrases


def stepper(label: str, phrases: str) -> Repository:
    return spec(f"label: {label}\nplatforms:\n  ios:\n    framework: uikit\n    role: button\n    announcements:\n{phrases}")


@repository
def long_label_in_many_placeholders(size):
    return stepper("a" * (size // 2), '      increment: "' + filled("{label} ", size // 2) + '"\n')


@repository
def long_label_in_many_phrases(size):
    return stepper("w " * (size // 4) + "w", numbered(lambda n: f'      k{n}: "{{label}}, {{value}}, Increment, Button"\n', size // 2))


@repository
def label_of_placeholders(size):
    return stepper('"' + filled("{label} {name} ", size // 2) + '"', '      increment: "' + filled("{label} {name} ", size // 2) + '"\n')


@repository
def long_words_in_phrases(size):
    return stepper("Tickets", '      increment: "Tickets, 3, ' + "a" * size + '"\n')


@repository
def phrase_of_commas(size):
    return stepper("Tickets", '      increment: "' + filled("Tickets, 3, Increment, Button, ", size) + '"\n')


@repository
def phrases_of_segments(size):
    return {SPEC: "component: segmented-control\nsegments:\n" + numbered(lambda n: f"- label: Day {n}\n", size // 2)
            + "announcements:\n" + numbered(lambda n: f'  Day {n}: "{{label}}, {{index}} of {{count}}, Button"\n', size // 2)}


@repository
def phrase_of_open_brackets(size):
    return stepper("Tickets", '      increment: "' + filled("{{", size // 2) + filled("${", size // 4) + filled("[<", size // 4) + '"\n')


@repository
def name_of_braces_beside_a_phrase_of_brackets(size):
    return stepper("Tickets", '      increment: "' + filled("\\\\(", size // 2) + '"\n    name: \'' + filled("{", size // 2) + "'\n")


@repository
def phrase_of_starts_of_swift(size):
    return stepper("Tickets", "      increment: '" + filled("\\(", size) + "'\n")


@repository
def phrase_of_escaped_starts_of_swift(size):
    return stepper("Tickets", '      increment: "' + filled("\\\\(", size) + '"\n')


@repository
def phrase_of_starts_of_java(size):
    return stepper("Tickets", '      increment: "' + filled("%1$", size) + '"\n')


@repository
def phrase_of_starts_of_kotlin(size):
    return stepper("Tickets", '      increment: "' + filled("${", size) + '"\n')


@repository
def phrase_of_closed_code(size):
    return stepper("Tickets", "      increment: '" + filled("\\(a) ${b} %1$s %@ ", size) + "'\n")


@repository
def texts_of_starts_of_code(size):
    part = filled("\\(%1$${", size // 6)
    return stepper(f"'{part}'", f"      increment: '{part}'\n    name: '{part}'\n    hint: '{part}'\n"
                   f"    states: {{ disabled: {{ api: '{part}', announce: '{part}' }} }}\n")


@repository
def phrases_of_starts_of_code(size):
    part = "\\(" * 12_000 + "%1$" * 8_000 + "${" * 12_000
    return stepper("Tickets", filled(f"      increment: '{part}'\n", size))


@repository
def list_of_phrases_of_starts_of_code(size):
    each = max(size // 1_000 - 60, 100)
    return stepper("Tickets", filled("      - { for: increment, state: a, text: '" + filled("\\(%1$", each) + "' }\n", size))


@repository
def phrases_of_starts_of_code_in_every_document(size):
    phrase = filled("\\(%1$", 1_900)
    return {SPEC: filled(stepper("Tickets", f"      increment: '{phrase}'\n")[SPEC] + "---\n", size)}


@repository
def phrase_of_gaps_for_a_long_label(size):
    return stepper("w" * (size // 2), '      increment: "' + filled("<label> ", size // 2) + '"\n')


@repository
def phrases_that_lack_a_long_label(size):
    return {SPEC: "component: segmented-control\nlabel: " + "w" * (size // 2) + "\nname: " + "v" * (size // 4) + "\nplatforms:\n  ios:\n"
                  "    framework: uikit\n    announcements:\n" + numbered(lambda n: f"      segment {n}: x\n", size // 4)}


@repository
def moments_that_lack_a_long_label(size):
    return stepper("w" * (size // 2), "      increment: [" + filled("a, ", size // 4) + "]\n" + numbered(lambda n: f"      decrement {n}: <label>\n", size // 4))


@repository
def phrase_of_misspelt_placeholders(size):
    return stepper("Tickets", '      increment: "' + filled("{lable} ", size) + '"\n')


@repository
def phrase_of_positions(size):
    return stepper("Tickets", '      increment: "' + filled("1 of 2 ", size) + '"\n')


@repository
def phrases_of_misspelt_placeholders(size):
    return stepper("Tickets", numbered(lambda n: f'      k{n}: "{{lable}}, {{valeu{n}}}, {{rol}}"\n', size))


@repository
def phrases_with_parts_to_add(size):
    return stepper("Tickets", numbered(lambda n: f"      k{n}: Increment\n", size))


@repository
def label_of_words_in_one_phrase(size):
    return stepper("'" + numbered(lambda n: f"w{n} ", size // 2) + "'", '      increment: "' + numbered(lambda n: f"w{n}, ", size // 2) + '"\n')


@repository
def label_of_kept_lines(size):
    return spec("label: |+\n  a\n" + "\n" * (size // 2) + "name: >+\n  b\n" + "\n" * (size // 2) + "hint: c\n")


# Characters


FLAG = "\U0001F1E9\U0001F1EA"
# Marks in an order that has to be sorted before two texts are compared.
MARKS = "\u0301\u0323"


@repository
def role_of_flags(size):
    return spec("platforms: { ios: { framework: uikit, role: '" + filled(FLAG, size) + "' } }\n")


@repository
def interface_of_flags(size):
    return spec("platforms:\n  ios:\n    framework: uikit\n    role: button\n    states:\n      disabled: { api: 'isEnabled = "
                + filled(FLAG, size) + "', announce: Dimmed }\n")


@repository
def calls_of_flags(size):
    return spec("platforms:\n  ios:\n    framework: swiftui\n    role: button\n    traits: ['a(" + filled(FLAG, size // 2) + ")']\n"
                "    accessibilityLabel('" + filled(FLAG, size // 2) + "'): b\n")


@repository
def phrase_of_flags(size):
    return stepper("'" + filled(FLAG, size // 2) + " 5'", '      increment: "' + filled(FLAG, size // 2) + ' 5, Increment, Button"\n')


@repository
def key_of_marks(size):
    return spec("a" + filled("\u0301", size) + ": v\n")


@repository
def key_of_marks_to_sort(size):
    return spec("a" + filled(MARKS, size) + ": v\n")


@repository
def key_of_flags(size):
    return spec(filled(FLAG, size) + ": v\n")


@repository
def keys_of_marks(size):
    return spec(numbered(lambda n: f"a{n}{MARKS * 100}: v\n", size))


@repository
def deep_keys_of_marks(size):
    part = "a" + filled(MARKS, size // 3)
    return spec(f"states: {{ {part}: {{ api: b }} }}\nplatforms: {{ {part}: {{ role: button }}, ios: {{ {part}: a }} }}\n")


@repository
def words_of_marks(size):
    part = "a" + filled(MARKS, size // 8)
    return spec(
        f"language: {part}\nlinks: [{part}]\nplatforms:\n  ios:\n    framework: {part}\n    element: {part}\n"
        f"    role: {part}\n    hint: {part}\n    traits: [{part}]\n    states: {{ disabled: {{ api: {part}, announce: b }} }}\n"
    )


@repository
def texts_of_marks(size):
    part = "a" + filled(MARKS, size // 5)
    return stepper(part, f"      increment: {part} Increment\n      {part}: c\n    name: {part} d\n")


@repository
def component_of_marks(size):
    return {SPEC: "component: a" + filled(MARKS, size) + "\n"}


@repository
def anchor_of_marks(size):
    return spec("x-0: &a" + filled(MARKS, size // 2) + " b\nlabel: *a" + filled(MARKS, size // 2) + "\n")


@repository
def segments_of_marks(size):
    part = "a" + filled(MARKS, size // 4)
    return {SPEC: f"component: segmented-control\nsegments: [{{ label: {part}, name: {part}b }}]\n"
                  f"announcements: {{ {part}: c, {part}d: e }}\n"}


@repository
def configuration_key_of_marks(size):
    return configured("a" + filled(MARKS, min(size, 90_000)) + ": v\n")


@repository
def configuration_words_of_marks(size):
    part = "a" + filled(MARKS, min(size, 90_000) // 6)
    return configured(f"rules: {{ {part}: off, native-element: {part} }}\nexclude: [{part}]\nguidelines: [{part}]\n"
                      f"overrides: [{{ files: {part}, rules: {{ {part}: hint }} }}]\n")


@repository
def ignore_file_of_blanks(size):
    line = "a" + " " * min(size, 90_000) + "\n"
    return {f"{'d/' * n}.a11y-spec-ignore": line for n in range(4)} | {"d/d/d/" + SPEC: CLEAN}


@repository
def ignore_file_of_marks(size):
    return {SPEC: CLEAN, ".a11y-spec-ignore": "a" + filled(MARKS, min(size, 90_000)) + "\n"}


# Depth


@repository
def deep_brackets(size):
    return spec("states: " + "[" * size)


@repository
def deep_closed_brackets(size):
    return spec("states: " + "[" * (size // 2) + "]" * (size // 2))


@repository
def deep_braces(size):
    return spec("states: " + filled("{a: ", size))


@repository
def deep_dashes(size):
    return {SPEC: filled("- ", size)}


@repository
def deep_blocks(size):
    lines, length = [], 0
    while length < size:
        lines.append(" " * len(lines) + "a:\n")
        length += len(lines[-1].encode())
    return spec("".join(lines))


@repository
def displaced_lines_in_depth(size):
    deep = "".join(" " * n + "a:\n" for n in range(500))
    return spec("label: a\nlabel: b\n" + filled(deep, size))


@repository
def displaced_lines_in_every_document(size):
    return {SPEC: filled(
        "component: stepper\nplatforms:\n  ios:\n    role: button\n   android:\n  states:\n label: a\n---\n", size)}


@repository
def keys_beside_platforms(size):
    return {SPEC: "component: stepper\nplatforms:\n" + numbered(lambda n: f"  io{n}: {{ role: button }}\n", size)}


@repository
def lines_behind_tabs(size):
    return {SPEC: "component: stepper\nplatforms:\n  ios:\n" + numbered(lambda n: f"\t\ta{n}: b\n", size)}


@repository
def displaced_lines(size):
    return spec(filled("platforms:\n  ios:\nrole: button\n", size))


@repository
def deep_known_keys(size):
    return spec("platforms: " + filled("{ios: {focus: {on-value-change: ", size))


@repository
def deep_maps_in_lists(size):
    return spec("states: " + filled("[{a: ", size) + "\n")


@repository
def lists_of_nested_brackets(size):
    return spec("states:\n" + filled("- [[{a: [b]}]]\n", size))


@repository
def maps_as_keys_of_maps(size):
    depth = size // 5
    return spec("x: " + "{" * depth + "a: b" + "}: b" * (depth - 1) + "}\n")


@repository
def keys_behind_maps(size):
    depth = size // 8
    return spec("x: " + "{a:" * depth + "b" + "}x:{}" * depth + "\n")


@repository
def long_prefix_of_many_tags(size):
    return {SPEC: "%TAG ! tag:" + "p" * (size // 2) + "\n---\ncomponent: stepper\nx-a: [" + filled("!a,", size // 2) + "]\n"}


@repository
def longest_prefix_of_many_tags(size):
    return {SPEC: "%TAG ! tag:" + "p" * 1_000 + "\n---\ncomponent: stepper\nx-a: [" + filled("!a,", size) + "]\n"}


@repository
def nested_brackets_on_one_line(size):
    return spec("states: [" + filled("[[{a: [b]}]], ", size) + "]\n")


@repository
def deep_brackets_with_keys(size):
    return spec("states: " + filled("[[{a: [b, ", size * 5 // 7) + "c" + filled("]}]]", size * 2 // 7) + "\n")


@repository
def deep_flow_on_lines(size):
    return spec("states: " + filled("{a:\n[", size) + "\n")


@repository
def deep_closed_braces(size):
    return spec("states: " + filled("{a: ", size * 4 // 5) + "b" + filled("}", size // 5) + "\n")


# Lines and masses


@repository
def keys_on_one_line(size):
    return {SPEC: "{component: stepper, " + numbered(lambda n: f"k{n}: v, ", size) + "}"}


@repository
def segments_on_one_line(size):
    return {SPEC: "{component: segmented-control, segments: [" + numbered(lambda n: f"{{label: é{n}}}, ", size) + "]}"}


@repository
def documents(size):
    return {SPEC: filled("---\ncomponent: stepper\n", size)}


@repository
def empty_documents(size):
    return {SPEC: filled("---\n", size)}


@repository
def ends_of_documents(size):
    return {SPEC: filled("...\n", size)}


@repository
def documents_of_a_comment(size):
    return {SPEC: filled("--- #\n", size)}


@repository
def empty_items(size):
    return spec("states:\n" + filled("-\n", size))


@repository
def empty_lines(size):
    return spec("\n" * size)


@repository
def comments(size):
    return spec(filled("#\n", size))


@repository
def marks_of_flow(size):
    return spec("states: [" + filled(",", size) + "]\n")


@repository
def anchors_alone(size):
    return spec("states: [" + filled("&a ,", size) + "]\n")


@repository
def allowed_rules(size):
    return {SPEC: "component: stepper # a11y-spec: allow " + numbered(lambda n: f"rule-{n}, ", size) + "\nlabel: a\n"}


@repository
def one_rule_allowed_often(size):
    return {SPEC: "component: stepper # a11y-spec: allow " + filled("role-expected, ", size) + "\nlabel: a\n"}


@repository
def comments_that_allow(size):
    return spec(numbered(lambda n: f"k{n}: v # a11y-spec: allow unknown-key\n", size))


@repository
def comments_that_allow_everything_above(size):
    return {SPEC: filled("# a11y-spec: allow unknown-key\n", size) + "component: stepper\n" + "k: v\n"}


@repository
def unknown_keys(size):
    return spec(numbered(lambda n: f"labl{n}: v\n", size))


@repository
def one_long_key(size):
    return spec("accessibility" * (size // 13) + ": v\n")


@repository
def one_long_label(size):
    return spec("label: " + filled("word, ", size) + "\nname: " + filled("ward, ", size // 2) + "\n")


@repository
def one_long_name(size):
    return spec("label: " + "ab" * (size // 4) + "\nname: " + "ba" * (size // 4) + "\nhint: " + "c" * (size // 4) + "\n")


@repository
def one_long_role(size):
    return spec("platforms: { ios: { role: " + "button" * (size // 6) + ", element: " + "UI" * 9 + " } }\n")


@repository
def the_same_key(size):
    return spec(filled("label: v\n", size))


@repository
def the_same_platform(size):
    return spec("platforms: { " + filled("ios: { label: a, name: b }, ", size) + "}\n")


@repository
def deep_maps_that_are_open(size):
    return {SPEC: '{"component": "stepper", ' + numbered(lambda n: f'"s{n}": {{"api": "a{n}", ', size)}


@repository
def elements(size):
    return spec("platforms:\n  ios:\n    framework: uikit\n    element: [" + numbered(lambda n: f"UIStepper{n}, ", size) + "]\n")


@repository
def frameworks_and_states(size):
    # A larger document has more keys than are read.
    half = min(size, 200_000) // 2
    states = numbered(lambda n: f"      s{n}: {{ api: a{n} }}\n", half)
    return spec("platforms:\n  ios:\n    framework: [" + filled("uikit, swiftui, ", half) + "]\n    states:\n" + states)


@repository
def frameworks(size):
    return spec("platforms:\n  ios:\n    framework: [" + numbered(lambda n: f"uikit{n}, ", size) + "]\n    role: button\n")


@repository
def calls_as_keys(size):
    return spec("platforms:\n  ios:\n    framework: swiftui\n    role: button\n"
                + numbered(lambda n: f"    .accessibilityAction({n}): b\n", size))


@repository
def named_actions_as_keys(size):
    return spec("platforms:\n  ios:\n    framework: swiftui\n    role: button\n"
                + numbered(lambda n: f"    accessibilityAction(named: 'x{n}'): b\n", size))


@repository
def traits(size):
    return spec("platforms:\n  ios:\n    framework: uikit\n    traits: [" + numbered(lambda n: f".button{n}, ", size) + "]\n")


@repository
def interfaces_as_keys(size):
    return spec("platforms:\n  ios:\n    framework: uikit\n" + numbered(lambda n: f"    accessibilityLabel{n}: Tickets\n", size))


@repository
def foreign_interfaces(size):
    return spec("platforms:\n  ios:\n    framework: uikit\n" + numbered(lambda n: f"    android:contentDescription{n % 7}: Tickets\n", size))


@repository
def segments(size):
    return {SPEC: "component: segmented-control\nsegments:\n" + numbered(lambda n: f"- {{ label: Day {n}, name: Day {n} }}\n", size)}


@repository
def equal_segments(size):
    return {SPEC: "component: segmented-control\nsegments:\n" + filled("- { label: Day, name: Day }\n", size)}


@repository
def segments_of_platforms(size):
    half = numbered(lambda n: f"      - {{ label: Day {n} }}\n", size // 2)
    other = numbered(lambda n: f"      - {{ label: Month {n} }}\n", size // 2)
    return {SPEC: f"component: segmented-control\nplatforms:\n  ios:\n    segments:\n{half}  android:\n    segments:\n{other}"}


@repository
def focus_order(size):
    return spec("focus:\n  order: [" + numbered(lambda n: f"part{n}, ", size // 2) + "]\n  refs: ["
                + numbered(lambda n: f"part{n}, ", size // 2) + "]\n")


@repository
def focus_order_map(size):
    return spec("focus:\n  order:\n" + numbered(lambda n: f"    part{n}: {{ next: part{n + 1} }}\n", size))


@repository
def group_children(size):
    return {SPEC: "component: segmented-control\ngroupings:\n  parent: { accessibilityLabel: a }\n  children: ["
            + numbered(lambda n: f"part{n}, ", size) + "]\n"}


@repository
def group_children_with_interfaces(size):
    return {SPEC: "component: segmented-control\nplatforms:\n  ios:\n    framework: uikit\n    groupings:\n"
            "      parent: { accessibilityLabel: a }\n      children:\n"
            + numbered(lambda n: f"      - {{ label: Day {n}, isAccessibilityElement: true }}\n", size)}


@repository
def group_order(size):
    return spec("groupings:\n  children: [" + numbered(lambda n: f"part{n}, ", size // 2) + "]\n  order: ["
                + numbered(lambda n: f"part{n}, ", size // 2) + "]\n")


@repository
def announcements(size):
    return {SPEC: "component: page-control\nlabel: Photos\nplatforms:\n  android:\n    framework: compose\n    announcements:\n"
            + numbered(lambda n: f"      page {n}: x\n", size)}


@repository
def states_with_interfaces(size):
    return spec("platforms:\n  ios:\n    framework: uikit\n    role: button\n    states:\n"
                + numbered(lambda n: f"      s{n}: {{ api: a{n}, announce: b{n} }}\n", size))


@repository
def interfaces_of_both_platforms(size):
    return spec("focus: { api: [" + numbered(lambda n: f"a{n}, ", size)
                + "] }\nplatforms: { ios: { framework: uikit }, android: { framework: views } }\n")


@repository
def foreign_interfaces_of_both_platforms(size):
    return spec("focus: { api: [" + filled("accessibilityFocused, accessibilityLiveRegion, LiveRegionMode.Polite, becomeFirstResponder, ", size)
                + "] }\nplatforms: { ios: { framework: uikit }, android: { framework: views } }\n")


@repository
def foreign_interfaces_as_keys_of_both_platforms(size):
    return spec("groupings:\n  container:\n" + numbered(lambda n: f"    accessibilityLabel{n}: a\n    android:contentDescription{n}: a\n", size)
                + "platforms: { ios: { framework: uikit }, android: { framework: views } }\n")


@repository
def state_interfaces_of_both_platforms(size):
    return spec("states: { disabled: { api: [" + numbered(lambda n: f"isEnabled{n}, ", size)
                + "] } }\nplatforms: { ios: { framework: uikit }, android: { framework: views } }\n")


@repository
def states_of_both_platforms(size):
    return spec("states:\n" + numbered(lambda n: f"  s{n}: {{ api: isEnabled=false, announce: b{n} }}\n", size)
                + "platforms: { ios: { framework: uikit }, android: { framework: views } }\n")


@repository
def interfaces_as_keys_of_both_platforms(size):
    return spec("groupings:\n  container:\n" + numbered(lambda n: f"    accessibilityLabel{n}: a\n", size)
                + "platforms: { ios: { framework: uikit }, android: { framework: views } }\n")


@repository
def interfaces_in_lists_of_both_platforms(size):
    return {SPEC: "component: segmented-control\ngroupings:\n  children:\n" + numbered(lambda n: f"  - {{ accessibilityLabel: a{n}, contentDescription: b }}\n", size)
            + "platforms: { ios: { framework: uikit }, android: { framework: views } }\n"}


@repository
def states(size):
    return spec("states: [" + numbered(lambda n: f"disabled{n}, ", size) + "]\n")


@repository
def custom_actions(size):
    return spec("custom-actions: [" + numbered(lambda n: f"Increment {n}, ", size) + "]\n")


@repository
def keyboard(size):
    return spec("keyboard:\n" + numbered(lambda n: f"  tabb{n}: focuss\n", size))


@repository
def gestures(size):
    return spec("gestures: {" + numbered(lambda n: f"swip{n}: focuss, ", size) + "}\n")


@repository
def numbers(size):
    return {SPEC: "component: page-control\npages: " + "9" * size + "\ncurrent-page: 1e999999999\n"}


@repository
def links(size):
    return spec("links: [" + numbered(lambda n: f"'https://a.b/{n}', ", size) + "]\n")


@repository
def calls(size):
    return spec("platforms:\n  ios:\n    framework: swiftui\n    traits: ['" + ".a(" * (size // 3) + "']\n")


# Broken texts


@repository
def open_quote(size):
    return spec('label: "' + filled("word\n ", size))


@repository
def open_quotes(size):
    return spec(filled("label: \"a\nname: 'b\n", size))


@repository
def lines_that_fit_nothing(size):
    return spec(filled("   c\n", size))


@repository
def conflict_marks(size):
    return spec(filled("<<<<<<< a\nlabel: b\n=======\nlabel: c\n>>>>>>> d\n", size))


@repository
def brackets_of_another_kind(size):
    return spec("states: " + filled("[a}", size))


@repository
def tabs(size):
    return spec(filled("states:\n\t- a\n\t\tb: c\n", size))


@repository
def dashes_and_colons(size):
    return spec(filled("- : - :\n", size))


@repository
def tags(size):
    return {SPEC: numbered(lambda n: f"%TAG !e{n}! tag:e\n", size // 2) + "---\n" + numbered(lambda n: f"- !e{n}!a b\n", size // 2)}


@repository
def bytes_that_are_no_text(size):
    return {SPEC: b"component: stepper\nlabel: " + b"\xff\xc0\xed\xa0\x80" * (size // 5)}


@repository
def combining_characters(size):
    return spec("label: a" + "\u0301" * (size // 2) + "\nname: b" + "\u0301" * (size // 4) + "\n")


@repository
def control_characters(size):
    return spec('label: "' + filled("\\e[2J\\a\u202e\u0085", size) + '"\nfoo\u009b: b\n')


# Guidelines and configurations


def guideline(document: str, model: str | None = None) -> Repository:
    files = {
        SPEC: "component: slider\nplatforms:\n  ios:\n    framework: uikit\n    role: button\n",
        ".a11y-spec.yaml": "guidelines: [pack]\n",
        "pack/slider.md": "# Slider\n\n## iOS\n\n### Role\n\n" + document,
    }
    return files | ({"pack/slider.model.yaml": model} if model else {})


@repository
def guideline_of_brackets(size):
    return guideline("- " + "[" * size + "\n")


@repository
def guideline_of_links(size):
    return guideline("- " + filled("[a](", size) + "\n")


@repository
def guideline_of_images(size):
    return guideline("- " + filled("![a](b) ", size) + "\n")


@repository
def guideline_of_stars(size):
    return guideline("- " + filled("**a*", size) + "\n")


@repository
def guideline_of_backticks(size):
    return guideline("- " + "".join("`" * (n % 500 + 1) + " " for n in range(size // 250)) + "\n")


@repository
def guideline_of_tags(size):
    return guideline("- " + "<a " * (size // 3) + "\n")


@repository
def guideline_of_open_tags(size):
    return guideline(filled("<div><table><td>\n", size))


@repository
def guideline_of_entities(size):
    return guideline("- " + filled("&amp", size) + "\n")


@repository
def guideline_of_quotes(size):
    return guideline(filled("> ", size) + "\n" + filled('- “a” "b\n', size // 4))


@repository
def guideline_of_lists(size):
    return guideline("".join(" " * (n % 400) + "- a\n" for n in range(size // 200)))


@repository
def guideline_of_statements(size):
    return guideline(numbered(lambda n: f"- **UIKit** use `UISlider{n}` and announce “Slider {n}”.\n", size))


@repository
def guideline_of_marks(size):
    return guideline("- Announce “a" + filled(MARKS, size // 2) + "” with `b" + filled(MARKS, size // 2) + "`.\n")


@repository
def guideline_of_flags(size):
    return guideline("- Announce “" + filled(FLAG, size // 2) + "” with `" + filled(FLAG, size // 2) + "`.\n")


@repository
def guideline_of_footnotes(size):
    half = size // 2
    return guideline(filled("- Sentence[^f] of[^f] it[^f]\n", half) + "\n[^f]: " + filled("word ", half) + "\n")


@repository
def model_of_disputes(size):
    disputes = numbered(lambda n: f"- {{ sentence: word {n} of, says: no, source: it }}\n", size // 2)
    return guideline(numbered(lambda n: f"- Sentence {n} of it.\n", size // 2), "disputed:\n" + disputes)


@repository
def model_of_actions(size):
    count = min(size, 200_000) // 60
    actions = [f"act{n}" for n in range(count)]
    spec = "component: slider\nlabel: a\nplatforms:\n  ios:\n    framework: uikit\n"
    spec += "".join(f"    {name}: {{ name: {name} }}\n" for name in actions)
    spec += "  android:\n    framework: views\n" + "".join(f"    {name}: {{ hint: {name} }}\n" for name in actions)
    model = "required-actions: { values: [" + ", ".join(actions) + "], quote: locked one }\n"
    return {**guideline("- locked one\n", model), SPEC: spec}


@repository
def aliases_of_a_guideline(size):
    return {**guideline(""), "pack/slider.md": "---\naliases: [" + numbered(lambda n: f"slider{n}, ", size) + "]\n---\n# Slider\n"}


@repository
def guideline_of_headings(size):
    return guideline(numbered(lambda n: f"### Role {n}\n\n- a\n\n", size))


@repository
def guideline_of_fences(size):
    return guideline(filled("```\n~~~\n", size))


@repository
def guideline_of_tables(size):
    return guideline(filled("|a", size) + "\n|-\n" + filled("|b|c|\n", size // 4))


@repository
def front_matter(size):
    return {**guideline(""), "pack/slider.md": "---\nkeyboard:\n" + numbered(lambda n: f"  tab{n}: |\n    - a\n", size) + "---\n# Slider\n"}


@repository
def front_matter_of_aliases(size):
    levels = "a0: &a0 [b, b]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 10))
    return {**guideline(""), "pack/slider.md": "---\n" + levels + filled("keyboard: *a9\n", size) + "---\n# Slider\n"}


@repository
def front_matter_of_one_long_text(size):
    return {**guideline(""), "pack/slider.md": "---\nkeyboard:\n  tab: &a " + "word " * (size // 10) + "\n"
            + numbered(lambda n: f"  k{n}: *a\n", size // 2) + "---\n# Slider\n"}


@repository
def front_matter_of_one_map(size):
    return {**guideline(""), "pack/slider.md": "---\nkeyboard: &a {" + numbered(lambda n: f"k{n}: v, ", size // 2) + "}\n"
            + filled("keyboard: *a\n", size // 2) + "---\n# Slider\n"}


@repository
def front_matter_of_marks(size):
    part = "a" + filled(MARKS, size // 4)
    return {**guideline(""), "pack/slider.md": f"---\n{part}: b\nkeyboard: {{ {part}: {part} }}\naliases: [{part}]\n---\n# Slider\n"}


@repository
def model_of_marks(size):
    part = "a" + filled(MARKS, size // 5)
    return guideline(f"- Be “a”. Be {part}.\n",
                     f"{part}: b\nfacts:\n- {{ fact: roles, words: [{part}], quote: 'Be {part}.', {part}: c }}\n- {{ fact: {part} }}\n")


@repository
def guideline_headings_of_marks(size):
    return guideline("### a" + filled(MARKS, size // 2) + "\n\n**a" + filled(MARKS, size // 2) + "** b\n")


@repository
def model_of_aliases(size):
    levels = "a0: &a0 [b, b]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 10))
    return guideline("- Be “a”.\n", levels + "facts:\n" + filled("- *a9\n", size))


@repository
def model_of_quotes(size):
    return guideline(numbered(lambda n: f"- Sentence {n} of it.\n", size // 2),
                     "facts:\n" + numbered(lambda n: f"- {{ fact: roles, words: [a{n}], quote: Sentence {n}x of it. }}\n", size // 2))


# Models with as much as is read of them, and specs that have the same


LOCKED = "- locked one\n"


def modelled(document: str, model: str, text: str) -> Repository:
    return {**guideline(document, model), SPEC: "component: slider\nlabel: Volume\n" + text}


def lines(count: int, line: Callable[[int], str]) -> str:
    return "".join(line(number) for number in range(count))


@repository
def model_of_short_quotes(size):
    half = min(size, 200_000) // 2
    return guideline(numbered(lambda n: f"- locked {n} is it.\n", half),
                     "states:\n" + numbered(lambda n: f"- {{ values: s{n}, quote: locked {n}… }}\n", half))


@repository
def model_of_short_quotes_that_nothing_fits(size):
    half = min(size, 90_000) // 2
    return guideline(numbered(lambda n: f"- locked {n} is it.\n", half),
                     "states:\n" + numbered(lambda n: f"- {{ values: s{n}, quote: locke {n}… }}\n", half))


@repository
def model_of_templates(size):
    count = min(size // 60, 990)
    model = "announcement-templates:\n" + lines(
        count, lambda n: f"- {{ values: '{{label}}, part {n}, {{value}}', quote: locked one }}\n")
    return modelled(LOCKED, model, "announcements:\n" + lines(count * 2, lambda n: f"  m{n}: '{{label}}, part {n}, {{value}}'\n"))


@repository
def model_of_templates_of_states(size):
    count = min(size // 60, 700)
    model = "states:\n" + lines(count, lambda n: f"- {{ values: s{n}, announced: word {n}, quote: locked one }}\n")
    model += "announcement-templates:\n" + lines(
        min(count, 250), lambda n: f"- {{ values: '{{label}}, word {n}', state: s{n}, quote: locked one }}\n")
    return modelled(LOCKED, model, "states:\n" + lines(count * 4, lambda n: f"  s{n}: {{ announce: '{{label}}, word {n}' }}\n"))


@repository
def model_of_roles(size):
    count = min(size // 20, 1400)
    words = [f"{{ios: [{', '.join(f'{name}{n}' for n in range(count))}]}}" for name in ("role", "other")]
    model = f"roles: {{ values: {words[0]}, also: {words[1]}, quote: locked one }}\n"
    return modelled(LOCKED, model, "platforms:\n  ios:\n    framework: uikit\n    role: ["
                    + numbered(lambda n: f"rol{n} x, other{n}, ", min(size, 200_000)) + "]\n")


@repository
def model_of_announced_roles(size):
    count = min(size // 20, 2900)
    model = f"announced-roles: {{ values: [{', '.join(f'role {n}' for n in range(count))}], quote: locked one }}\n"
    return modelled(LOCKED, model, "announcements:\n" + numbered(lambda n: f"  m{n}: 'Volume, 5, roles {n}'\n", min(size, 200_000)))


@repository
def model_of_keys(size):
    count = min(size // 30, 700)
    model = "keys:\n" + lines(count, lambda n: f"- {{ values: [tab{n}], effect: word{n}, need: each, quote: locked one }}\n")
    model += "gestures:\n" + lines(min(count, 250), lambda n: f"- {{ values: [swipe{n}], effect: word{n}, need: each, quote: locked one }}\n")
    return modelled(LOCKED, model, "keyboard:\n" + lines(3 * count, lambda n: f"  tab{n}: word{n + 1}\n")
                    + "gestures:\n" + lines(3 * count, lambda n: f"  swipe{n}: word{n + 1}\n"))


@repository
def model_of_unfit_words(size):
    count = min(size // 30, 2900)
    model = f"unfit-words: {{ values: [{', '.join(f'unfit{n}()' for n in range(count))}], because: it is, quote: locked one }}\n"
    return modelled(LOCKED, model, "platforms:\n  ios:\n    framework: uikit\n    states:\n"
                    + numbered(lambda n: f"      s{n}: {{ api: unfit{n}(), announce: unfit {n} }}\n", min(size, 200_000)))


@repository
def model_of_unfit_facts(size):
    count = min(size // 60, 990)
    model = "unfit-words:\n" + lines(count, lambda n: f"- {{ values: unfit{n}(), because: it is, quote: locked one }}\n")
    return modelled(LOCKED, model, "platforms:\n  ios:\n    framework: uikit\n    states:\n"
                    + numbered(lambda n: f"      s{n}: {{ api: unfit{n}(), announce: unfit {n} }}\n", min(size, 200_000)))


@repository
def model_of_moments(size):
    count = min(size // 20, 1400)
    names = ", ".join(f"moment{n}" for n in range(count))
    model = f"moments: {{ values: [{names}], quote: locked one }}\nvariants: {{ values: [{names}], quote: locked one }}\n"
    return modelled(LOCKED, model, "announcements:\n" + numbered(lambda n: f"  momen{n}: Volume, 5, slider\n", min(size, 200_000)))


@repository
def model_of_variants(size):
    count = min(size // 20, 2900)
    names = ", ".join(f"variant{n}" for n in range(count))
    return modelled(LOCKED, f"variants: {{ values: [{names}], quote: locked one }}\n",
                    "variants:\n" + numbered(lambda n: f"  variant{n}: {{ label: Volume, name: Volume {n} }}\n", min(size, 200_000)))


@repository
def model_of_state_interfaces(size):
    count = min(size // 20, 1400)
    words = [", ".join(f"{name}{n}=false" for n in range(count)) for name in ("isEnabled", "isOther")]
    model = f"disabled-api: {{ values: [{words[0]}], also: [{words[1]}], quote: locked one }}\n"
    return modelled(LOCKED, model, "platforms:\n  ios:\n    framework: uikit\n    states:\n      disabled: { api: ["
                    + numbered(lambda n: f"isEnable{n}=false, ", min(size, 200_000)) + "] }\n")


@repository
def model_of_states_with_interfaces(size):
    count = min(size // 60, 480)
    model = "states:\n" + lines(count, lambda n: f"- {{ values: s{n}, announced: word {n}, quote: locked one }}\n")
    model += lines(count, lambda n: f"s{n}-api: {{ values: isState{n}=false, quote: locked one }}\n")
    return modelled(LOCKED, model, "platforms:\n  ios:\n    framework: uikit\n    states:\n"
                    + lines(8 * count, lambda n: f"      s{n}: {{ api: isState{n + 1}=false, announce: word {n + 1} }}\n"))


@repository
def model_of_elements(size):
    count = min(size // 20, 950)
    model = "".join(f"{fact}: {{ values: {{ uikit: [{', '.join(f'{name}{n}' for n in range(count))}] }}, quote: locked one }}\n"
                    for fact, name in (("elements", "UISlider"), ("missing-elements", "UIOther"), ("traits", ".trait")))
    half = min(size, 200_000) // 2
    return modelled(LOCKED, model, "platforms:\n  ios:\n    framework: uikit\n    element: ["
                    + numbered(lambda n: f"UISlidr{n}, ", half) + "]\n    traits: [" + numbered(lambda n: f".trat{n}, ", half) + "]\n")


@repository
def model_of_interfaces(size):
    names = ["overwritten-name", "moving-apis", "announcing-apis", "hiding-apis", "frame-apis", "ordering-apis", "resetting-apis", "overwriting-traits"]
    count = min(size // 100, 2900 // len(names))
    model = "".join(f"{name}: {{ values: {{ uikit: [{', '.join(f'{name[:4]}Api{n}()' for n in range(count))}] }}, quote: locked one }}\n"
                    for name in names)
    return modelled(LOCKED, model, "platforms:\n  ios:\n    framework: uikit\n    api: ["
                    + numbered(lambda n: f"{names[n % 8][:4]}Api{n // 8}(), ", min(size, 200_000)) + "]\n")


@repository
def model_of_actions_of_one_platform(size):
    count = min(size // 20, 2900)
    names = ", ".join(f"act{n}" for n in range(count))
    return modelled(LOCKED, f"required-actions: {{ values: [{names}], quote: locked one }}\n",
                    "actions: [" + numbered(lambda n: f"ac{n} t, ", min(size, 200_000)) + "]\n")


@repository
def model_of_button_words(size):
    count = min(size // 40, 1400)
    words = [", ".join(f"{name} {n}" for n in range(count)) for name in ("more", "less")]
    model = "".join(f"- {{ values: [{names}], action: {action}, quote: locked one }}\n" for names, action in zip(words, ("increment", "decrement")))
    return modelled(LOCKED, "button-words:\n" + model + "purpose-words:\n- { values: [go, run], action: increment, quote: locked one }\n",
                    "announcements:\n" + numbered(lambda n: f"  increment {n}: Volume, more {n}, less {n}\n", min(size, 200_000)))


@repository
def packs(size):
    return {SPEC: CLEAN, ".a11y-spec.yaml": "guidelines: [pack]\n",
            **{f"pack/part{n}.md": f"# Part {n}\n\n## iOS\n\n### Role\n\n- a\n" for n in range(size // 500)}}


@repository
def guidelines_that_are_not_there(size):
    return configured("guidelines:\n" + numbered(lambda n: f"- none{n}\n", size))


@repository
def one_guideline_often(size):
    return {**guideline("- a\n"), ".a11y-spec.yaml": "guidelines:\n" + filled("- pack\n", size)}


@repository
def guidelines_for_many_files(size):
    files = {f"s{number}.a11y.yaml": CLEAN for number in range(300)}
    return {**files, ".a11y-spec.yaml": "guidelines:\n" + numbered(lambda n: f"- ../none{n}\n", size)}


@repository
def one_guideline_of_many_configurations(size):
    document = "# Slider\n## iOS\n### Role\n" + numbered(lambda n: f"- a sentence {n}\n", size)
    configured = {f"d{n}/.a11y-spec.yaml": f"guidelines: [../slider.md, ../none{n}]\n" for n in range(30)}
    return {"slider.md": document, **configured, **{f"d{n}/{SPEC}": CLEAN for n in range(30)}}


@repository
def one_guideline_beside_many(size):
    document = "# Slider\n## iOS\n### Role\n" + numbered(lambda n: f"- **UIKit** use `UISlider{n}` and `set{n}()`\n", size)
    files = {"slider.md": document}
    for n in range(100):
        files[f"d{n}/own.md"] = f"# Own {n}\n## iOS\n### Role\n- a\n"
        files[f"d{n}/.a11y-spec.yaml"] = "guidelines: [../slider.md, own.md]\n"
        files[f"d{n}/{SPEC}"] = CLEAN
    return files


@repository
def the_root_as_a_guideline(size):
    return configured("guidelines: [/]\n")


@repository
def rules_that_are_not_there(size):
    return configured("rules: {" + numbered(lambda n: f"rol-expected{n}: off, ", size) + "}\n")


@repository
def configuration_of_aliases(size):
    levels = "x-0: &a0 [b, b]\n" + "".join(f"x-{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 10))
    return configured(levels + "exclude: [" + filled("*a9, ", size) + "]\nguidelines: *a9\n")


@repository
def configuration_of_products(size):
    third = min(size, 90_000) // 3
    return configured(
        "x-0: &a {" + numbered(lambda n: f"rule-{n}: off, ", third) + "}\n"
        "x-1: &b { files: 'a', rules: *a }\noverrides: [" + filled("*b, ", third) + "]\n"
    )


@repository
def configuration_of_brackets(size):
    return configured("exclude: " + "[" * size + "\n")


# Names


@repository
def long_names(size):
    folder = "/".join(["f" * 100] * 30)
    return {f"{folder}/{SPEC}": CLEAN, SPEC: CLEAN}


@repository
def many_files(size):
    return {f"f{n % 50}/s{n}.a11y.yaml": CLEAN for n in range(size // 1000)}
