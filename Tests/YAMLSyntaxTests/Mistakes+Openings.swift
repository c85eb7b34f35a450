/// Brackets in JSON that lack the opening one, or have it hidden, or one too many beside it.
extension Mistake {
  static let openings = [
    Mistake(
      """
        "a": 1,
        "b": [
          { "c": 2 },
          { "d": 3 }
        ]
      }
      """,
      "{a: 1, b: [{c: 2}, {d: 3}]}",
      "yaml-unclosed-bracket '\"a\"'",
      fixed: """
        {
          "a": 1,
          "b": [
            { "c": 2 },
            { "d": 3 }
          ]
        }
        """
    ),
    Mistake(
      """
      # {
        "a": 1,
        "b": [
          { "c": 2 },
          { "d": 3 }
        ]
      }
      """,
      "{a: 1, b: [{c: 2}, {d: 3}]}",
      "yaml-unclosed-bracket '\"a\"'",
      fixed: """
        # {
        {
          "a": 1,
          "b": [
            { "c": 2 },
            { "d": 3 }
          ]
        }
        """
    ),
    Mistake(
      "  \"b\": {\n    \"c\": 2\n  }\n}",
      "{b: {c: 2}}",
      "yaml-unclosed-bracket '\"b\"'",
      fixed: "{\n  \"b\": {\n    \"c\": 2\n  }\n}"
    ),
    Mistake(
      "  \"b\",\n  [\n    \"c\"\n  ]\n]",
      "[b, [c]]",
      "yaml-unclosed-bracket '\"b\"'",
      fixed: "[\n  \"b\",\n  [\n    \"c\"\n  ]\n]"
    ),
    Mistake(
      "  {\n    \"b\": 1\n  },\n  {\n    \"c\": 2\n  }\n]",
      "[{b: 1}, {c: 2}]",
      "yaml-unclosed-bracket '{'",
      fixed: "[\n  {\n    \"b\": 1\n  },\n  {\n    \"c\": 2\n  }\n]"
    ),
    Mistake(
      "\"\"{\n  \"a\": 1\n}",
      "{a: 1}",
      "yaml-unexpected-content '\"\"'",
      fixed: "{\n  \"a\": 1\n}"
    ),
    Mistake(
      "%{\n  \"a\": 1\n}",
      "{a: 1}",
      "yaml-unexpected-content '%'",
      fixed: "{\n  \"a\": 1\n}"
    ),
    Mistake(
      """
      {
        "a": 1,
        #"b": [
          { "c": 2 },
          { "d": 3 }
        ]
      }
      """,
      "{a: 1, b: [{c: 2}, {d: 3}]}",
      "yaml-unexpected-content '#'",
      fixed: """
        {
          "a": 1,
          "b": [
            { "c": 2 },
            { "d": 3 }
          ]
        }
        """
    ),
    Mistake(
      """
      {
        "a": 1,
      # "b": [
          { "c": 2 },
          { "d": 3 }
        ]
      }
      """,
      "{a: 1, b: [{c: 2}, {d: 3}]}",
      "yaml-unexpected-content '#'",
      fixed: """
        {
          "a": 1,
         "b": [
            { "c": 2 },
            { "d": 3 }
          ]
        }
        """
    ),
    Mistake(
      """
      {
        "a": 1,
        "b"#: [
          { "c": 2 },
          { "d": 3 }
        ]
      }
      """,
      "{a: 1, b: [{c: 2}, {d: 3}]}",
      "yaml-unexpected-content '#'",
      fixed: """
        {
          "a": 1,
          "b": [
            { "c": 2 },
            { "d": 3 }
          ]
        }
        """
    ),
    Mistake(
      """
      {
        "a": 1,
        "b":# [
          { "c": 2 },
          { "d": 3 }
        ]
      }
      """,
      "{a: 1, b: [{c: 2}, {d: 3}]}",
      "yaml-unexpected-content '#'",
      fixed: """
        {
          "a": 1,
          "b": [
            { "c": 2 },
            { "d": 3 }
          ]
        }
        """
    ),
    Mistake(
      """
      {
        "a": 1,
        "b": [{
          { "c": 2 },
          { "d": 3 }
        ]
      }
      """,
      "{a: 1, b: [{c: 2}, {d: 3}]}",
      "yaml-unexpected-content '{'",
      fixed: """
        {
          "a": 1,
          "b": [
            { "c": 2 },
            { "d": 3 }
          ]
        }
        """
    ),
    Mistake(
      """
      {
        "a": 1,
        "b":     {
            "c": 2
          },
          {
            "d": 3
          }
        ]
      }
      """,
      "{a: 1, b: [{c: 2}, {d: 3}]}",
      "yaml-unclosed-bracket '\"b\"'",
      fixed: """
        {
          "a": 1,
          "b": [     {
              "c": 2
            },
            {
              "d": 3
            }
          ]
        }
        """
    ),
    Mistake(
      """
      {
        "a": 1,
        "b [
          { "c": 2 },
          { "d": 3 }
        ]
      }
      """,
      "{a: 1, b: [{c: 2}, {d: 3}]}",
      "yaml-unclosed-quote '\"b'",
      fixed: """
        {
          "a": 1,
          "b": [
            { "c": 2 },
            { "d": 3 }
          ]
        }
        """
    ),
    Mistake(
      """
      {
        "a": 1,
        "b": =[
          { "c": 2 },
          { "d": 3 }
        ]
      }
      """,
      "{a: 1, b: [{c: 2}, {d: 3}]}",
      "yaml-unexpected-content '='",
      fixed: """
        {
          "a": 1,
          "b": [
            { "c": 2 },
            { "d": 3 }
          ]
        }
        """
    ),
    Mistake(
      """
      {
        "a": 1,
        "b": [
      =   {
            "c": 2
          },
          {
            "d": 3
          }
        ]
      }
      """,
      "{a: 1, b: [{c: 2}, {d: 3}]}",
      "yaml-unexpected-content '='",
      fixed: """
        {
          "a": 1,
          "b": [
           {
              "c": 2
            },
            {
              "d": 3
            }
          ]
        }
        """
    ),
    Mistake("{\n  # \"a\": [\n    { \"b\": 2 },\n  # ]\n}", "{{b: 2}: ~}"),
    Mistake(
      "{\n  \"a\": 1,\n    { \"b\": 2 },\n    { \"c\": 3 }\n}",
      "{a: 1, {b: 2}: ~, {c: 3}: ~}"
    ),
    Mistake("  [\n  \"a\",\n  \"b\"\n]", "[a, b]"),
    Mistake("  \"a\": 1,\n  \"b\": 2", "{a: 1,, b: 2}"),
    Mistake("[{\n    { \"a\": 1 }: 2\n  }]", "[{{a: 1}: 2}]"),
    Mistake("{{\n  \"a\": 1\n}: 2}", "{{a: 1}: 2}"),
  ]
}
