/// Small texts that use every part of the language, right and wrong.
enum Samples {
  static let all = [spec, flow, scalars, documents, mistakes]

  static let spec = """
    # A stepper.
    spec: 1
    component: stepper
    label: Tickets   # visible
    value: { current: 3, min: 0, max: 10, step: 1 }
    actions: [decrement, increment]
    platforms:
      ios:
        framework: uikit
        states: &states
          disabled: { api: isEnabled=false, announce: Dimmed }
        announcements:
          increment: "Tickets, 3, Increment, Button"
          decrement: 'Tickets, 3, Decrement, Button'
      android:
        <<: *states
        handlers:
        - onClick
        - onLongClick: [a, b]

    """

  static let flow = """
    - [a, [b, {c: d, e}], "f": g, ? h : i, : j]
    - {"a":1, b: , ? c, 'd' : [
        x, y   # note
      ], !!str e: &x f}
    - [[a, b]: c]
    ? [k, l]
    : - m
      - - n

    """

  static let scalars = """
    plain: one
      two

      three # four
    double: "a\\tb \\u263A \\
      joined

      folded"
    single: 'it''s
      folded'
    literal: |2-
        text
      more

    folded: >+
      one
      two

        three

    last: !local &anchor value

    """

  static let documents = """
    %YAML 1.2
    %TAG !e! tag:example.com,2000:
    --- # first
    !e!x a
    ...
    # between
    ---
    b: 1
    ---
    --- |
     text
    ...
    """

  static let mistakes = """
    label: "Tickets
    rol
    value: a: b
    states: {label}, more
    api: @FocusState
    \tname: x
    flow: [a, b
    list:
       - one
      - two
    word
      deeper: "x" y
    <<<<<<< HEAD
    a: 'b
    =======
    """
}
