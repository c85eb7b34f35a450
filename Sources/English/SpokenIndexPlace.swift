/// Where a phrase says a position: "2", "4" and all of "2 of 4".
package struct SpokenIndexPlace {
  package let index: SpokenIndex
  package let position: Range<String.Index>
  package let count: Range<String.Index>

  /// From the first byte of the position to the last one of the count.
  package var whole: Range<String.Index> { position.lowerBound..<count.upperBound }

  /// Another position as this one is written in a text, or with numbers as a model has them.
  package func saying(
    _ position: Int,
    of count: Int,
    in text: String,
    like model: Substring? = nil
  ) -> String {
    NumberWord.written(position, like: model ?? text[self.position])
      + text[self.position.upperBound..<self.count.lowerBound]
      + NumberWord.written(count, like: model ?? text[self.count])
  }

  /// The places where a text says a position, placeholders read as the given numbers.
  package static func all(in text: String, placeholders: [String: Int]) -> [SpokenIndexPlace] {
    let words = text.wordPlaces
    let tokens = words.map { word in
      placeholders[String(text[word])].map(String.init) ?? String(text[word]).foldedForComparison
    }
    return words.indices.flatMap { middle -> [SpokenIndexPlace] in
      guard middle > 0, middle + 1 < words.count, tokens[middle] == "of" else { return [] }
      let end = tokens.endOfPosition(before: middle)
      let positions = NumberWord.positions(in: tokens, endingAt: end).filter {
        text.isOneNumber(words[$0.start..<end])
      }
      let start = tokens.startOfCount(behind: middle)
      let counts = NumberWord.values(in: tokens, from: start).filter {
        text.isOneNumber(words[start..<$0.end])
      }
      guard let position = positions.first, let count = counts.first else { return [] }
      let index = SpokenIndex(in: [String(position.value), "of", String(count.value)])
      return index.map {
        let own = words[position.start].lowerBound..<words[end - 1].upperBound
        let all = words[start].lowerBound..<words[count.end - 1].upperBound
        return [Self(index: $0, position: own, count: all)]
      } ?? []
    }
  }
}

extension String {
  /// Whether nothing but blanks and hyphens stands between words, so that they may be one number.
  fileprivate func isOneNumber(_ words: ArraySlice<Range<Index>>) -> Bool {
    zip(words, words.dropFirst()).allSatisfy {
      self[$0.upperBound..<$1.lowerBound].allSatisfy { $0 == " " || $0 == "-" }
    }
  }
}
