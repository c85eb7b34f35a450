/// Brackets in JSON that lack the opening one, or have it hidden, or one too many beside it.
extension Mistake {
  /// A document that has nothing wrong, of which the mistakes below damage a line.
  private static let list = """
    {
      "a": 1,
      "b": [
        { "c": 2 },
        { "d": 3 }
      ]
    }
    """

  /// The list with another line in place of that of its bracket, which the fix puts back.
  private static func lineOfList(_ line: String, _ problem: String) -> Mistake {
    Mistake(
      list.replacing("  \"b\": [", with: line),
      "{a: 1, b: [{c: 2}, {d: 3}]}",
      problem,
      fixed: list
    )
  }

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
      fixed: list
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
    lineOfList("  #\"b\": [", "yaml-unexpected-content '#'"),
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
    lineOfList("  \"b\"#: [", "yaml-unexpected-content '#'"),
    lineOfList("  \"b\":# [", "yaml-unexpected-content '#'"),
    lineOfList("  \"b\": [{", "yaml-unexpected-content '{'"),
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
    lineOfList("  \"b [", "yaml-unclosed-quote '\"b'"),
    lineOfList("  \"b\": =[", "yaml-unexpected-content '='"),
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
