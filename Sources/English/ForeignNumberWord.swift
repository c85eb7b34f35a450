/// The numbers up to twenty as other languages write them.
package enum ForeignNumberWord {
  /// The words of each number from 0 on, by the language, the forms of one number apart by a stroke.
  private static let written: [String: String] = [
    "de": """
    null, eins/ein/eine/einen/einer/einem, zwei/zwo, drei, vier, fünf, sechs, sieben, acht, neun, \
    zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig
    """,
    "es": """
    cero, uno/un/una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, \
    catorce, quince, dieciséis/dieciseis, diecisiete, dieciocho, diecinueve, veinte
    """,
    "fr": """
    zéro, un/une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, \
    quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt
    """,
    "pt": """
    zero, um/uma, dois/duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, \
    catorze/quatorze, quinze, dezesseis/dezasseis, dezessete/dezassete, dezoito, \
    dezenove/dezanove, vinte
    """,
    "ko": """
    영/공, 하나/한/일, 둘/두/이, 셋/세/삼, 넷/네/사, 다섯/오, 여섯/육, 일곱/칠, 여덟/팔, 아홉/구, \
    열/십, 열하나/열한/십일, 열둘/열두/십이, 열셋/열세/십삼, 열넷/열네/십사, 열다섯/십오, \
    열여섯/십육, 열일곱/십칠, 열여덟/십팔, 열아홉/십구, 스물/스무/이십
    """,
    "he": """
    אפס, אחת/אחד, שתיים/שניים/שתי/שני, שלוש/שלושה/שלושת, ארבע/ארבעה/ארבעת, חמש/חמישה/חמשת, \
    שש/שישה/ששת, שבע/שבעה/שבעת, שמונה/שמונת, תשע/תשעה/תשעת, עשר/עשרה/עשרת, \
    אחת עשרה/אחד עשר, שתים עשרה/שתיים עשרה/שנים עשר/שניים עשר, שלוש עשרה/שלושה עשר, \
    ארבע עשרה/ארבעה עשר, חמש עשרה/חמישה עשר, שש עשרה/שישה עשר, שבע עשרה/שבעה עשר, \
    שמונה עשרה/שמונה עשר, תשע עשרה/תשעה עשר, עשרים
    """,
  ]

  /// The words of numbers by their first word, the longest first.
  private static let numbers: [String: [String: [(words: [String], value: Int)]]] =
    written.mapValues { text in
      let forms = text.split(separator: ",").enumerated().flatMap { value, forms in
        forms.split(separator: "/").map { (words: String($0).foldedTokens, value: value) }
      }
      return Dictionary(grouping: forms) { $0.words.first ?? "" }
        .mapValues { $0.sorted { $0.words.count > $1.words.count } }
    }

  /// The numbers that folded words name in a language, by its tag of BCP 47.
  package static func numbers(in tokens: [String], language tag: String) -> Set<Double> {
    let code = tag.prefix { $0.isLetter }.lowercased()
    guard let known = numbers[code == "iw" ? "he" : code] else { return [] }
    var found: Set<Double> = []
    var start = 0
    while start < tokens.count {
      let stems = code == "ko" ? tokens[start].koreanStems : tokens[start].stems(of: code)
      let number = stems.lazy.compactMap { stem in
        known[stem]?.first { form in
          tokens[(start + 1)...].starts(with: form.words.dropFirst())
        }
      }.first
      if let number {
        let isNegative = start > 0 && SignWord.isNegative(tokens[start - 1])
        found.insert(Double(isNegative ? -number.value : number.value))
      }
      start += number?.words.count ?? 1
    }
    return found
  }
}

extension String {
  /// The word itself, and that without a letter that Hebrew writes together with it.
  fileprivate func stems(of language: String) -> [String] {
    guard ["he", "iw"].contains(language), let first, "ובלכהמש".contains(first) else {
      return [self]
    }
    return [self, String(dropFirst())]
  }

  /// The word itself, and what stands in it in front of a counter.
  fileprivate var koreanStems: [String] {
    let counters = "개장명번분시원켤마권대층살잔회매박초"
    let places = indices.dropFirst().filter { counters.contains(self[$0]) }
    return [self] + places.map { String(self[..<$0]) }
  }
}
