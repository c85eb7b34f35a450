/// Brackets around a document, as in JSON, that lack their other half, and marks between their lines.
extension Mistake {
  static let layout = [
    Mistake(
      """
      {
        "a": [
          {
            "b": 1
          ,
          {
            "b": 2
          }
        ],
        "c": 3
      }
      """,
      "{a: [{b: 1}, {b: 2}], c: 3}",
      "yaml-unclosed-bracket '{'",
      fixed: """
        {
          "a": [
            {
              "b": 1}
            ,
            {
              "b": 2
            }
          ],
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": [
          {
            "b": 1
          {
            "b": 2
          }
        ],
        "c": 3
      }
      """,
      "{a: [{b: 1}, {b: 2}], c: 3}",
      "yaml-unclosed-bracket '{'",
      fixed: """
        {
          "a": [
            {
              "b": 1},
            {
              "b": 2
            }
          ],
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": [
          {
            "b": 1 }
          },
          {
            "b": 2
          }
        ],
        "c": 3
      }
      """,
      "{a: [{b: 1}, {b: 2}], c: 3}",
      "yaml-unexpected-content '}'",
      fixed: """
        {
          "a": [
            {
              "b": 1 
            },
            {
              "b": 2
            }
          ],
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": [
          {
            "b": 1 ]
          },
          {
            "b": 2
          }
        ],
        "c": 3
      }
      """,
      "{a: [{b: 1}, {b: 2}], c: 3}",
      "yaml-unexpected-content ']'",
      fixed: """
        {
          "a": [
            {
              "b": 1 
            },
            {
              "b": 2
            }
          ],
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": [
          {
            "b": 1
          },
          } {
            "b": 2
          }
        ],
        "c": 3
      }
      """,
      "{a: [{b: 1}, {b: 2}], c: 3}",
      "yaml-unexpected-content '}'",
      fixed: """
        {
          "a": [
            {
              "b": 1
            },
             {
              "b": 2
            }
          ],
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a":
          {
            "b": 1
          },
          {
            "b": 2
          }
        ],
        "c": 3
      }
      """,
      "{a: [{b: 1}, {b: 2}], c: 3}",
      "yaml-unclosed-bracket '\"a\"'",
      fixed: """
        {
          "a": [
            {
              "b": 1
            },
            {
              "b": 2
            }
          ],
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": { {
          "b": 1
        },
        "c": 3
      }
      """,
      "{a: {{b: 1}: ~}, c: 3}",
      "yaml-unclosed-bracket '{'",
      fixed: """
        {
          "a": { {
            "b": 1
          }},
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": {
      [    "b": 1,
          "d": 2
        },
        "c": 3
      }
      """,
      "{a: {[{b: 1}]: ~, d: 2}, c: 3}",
      "yaml-unclosed-bracket '['",
      fixed: """
        {
          "a": {
        [    "b": 1],
            "d": 2
          },
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": [
          1,
          2
        },
        "c": 3
      }
      """,
      "{a: [1, 2], c: 3}",
      "yaml-unexpected-content '}'",
      fixed: """
        {
          "a": [
            1,
            2
          ],
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": ["x", "y",
        "c": 3
      }
      """,
      "{a: [x, y], c: 3}",
      "yaml-unclosed-bracket '['",
      fixed: """
        {
          "a": ["x", "y"],
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": "x",[
        "b": 2,
        "c": 3
      }
      """,
      "{a: x, []: ~, b: 2, c: 3}",
      "yaml-unclosed-bracket '['",
      fixed: """
        {
          "a": "x",[],
          "b": 2,
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": {
          "b": 1
        }}
        "c": 3
      }
      """,
      "{a: {b: 1}, c: 3}",
      "yaml-unexpected-content '}'",
      fixed: """
        {
          "a": {
            "b": 1
          },
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": {
          "b": 1
        }},
        "c": 3
      }
      """,
      "{a: {b: 1}, c: 3}",
      "yaml-unexpected-content '}'",
      fixed: """
        {
          "a": {
            "b": 1
          },
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": # 1,
        "b": { "d": 2 },
        "c": 3
      }
      """,
      "{a: ~, b: {d: 2}, c: 3}",
      "yaml-missing-comma ' # 1,\n  '",
      fixed: """
        {
          "a":, # 1,
          "b": { "d": 2 },
          "c": 3
        }
        """
    ),
    Mistake(
      """
      {
        "a": 1,:
        "b": { "d": 2 },
        "c": 3
      }
      """,
      "{a: 1, b: {d: 2}, c: 3}",
      "yaml-unexpected-content ':'",
      fixed: """
        {
          "a": 1,
          "b": { "d": 2 },
          "c": 3
        }
        """
    ),
  ]
}
