import SourceText

/// The numbers below a hundred as other languages write them.
package enum ForeignNumberWord {
  /// The words of each number from 0 on, by the language, the forms of one number apart by a stroke.
  private static let written: [String: String] = [
    "de": """
    null/kein/keine/keinen/keinem/keiner/nichts/ohne, eins/ein/eine/einen/einer/einem, zwei/zwo, \
    drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, \
    sechzehn, siebzehn, achtzehn, neunzehn, zwanzig
    """,
    "es": """
    cero/ningún/ningun/ninguno/ninguna/nada/sin, uno/un/una, dos, tres, cuatro, cinco, seis, \
    siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis/dieciseis, \
    diecisiete, dieciocho, diecinueve, veinte, veintiuno/veintiún/veintiuna, veintidós/veintidos, \
    veintitrés/veintitres, veinticuatro, veinticinco, veintiséis/veintiseis, veintisiete, \
    veintiocho, veintinueve
    """,
    "fr": """
    zéro/aucun/aucune/rien/pas/sans, un/une, deux, trois, quatre, cinq, six, sept, huit, neuf, \
    dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt
    """,
    "pt": """
    zero/nenhum/nenhuma/nada/sem, um/uma, dois/duas, três, quatro, cinco, seis, sete, oito, nove, \
    dez, onze, doze, treze, catorze/quatorze, quinze, dezesseis/dezasseis, dezessete/dezassete, \
    dezoito, dezenove/dezanove, vinte
    """,
    "it": """
    zero/nessuno/nessuna/nessun/niente/nulla/senza, uno/una/un, due, tre/tré, quattro, cinque, sei, \
    sette, otto, nove, dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, \
    diciotto, diciannove, venti
    """,
    "nl": """
    nul/geen/niets/zonder, een/één, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, \
    twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien, twintig
    """,
    "ko": """
    영/공/없음, 하나/한/일, 둘/두/이, 셋/세/삼, 넷/네/사, 다섯/오, 여섯/육, 일곱/칠, 여덟/팔, 아홉/구, 열/십, 열하나/열한/십일, 열둘/열두/십이, \
    열셋/열세/십삼, 열넷/열네/십사, 열다섯/십오, 열여섯/십육, 열일곱/십칠, 열여덟/십팔, 열아홉/십구, 스물/스무/이십
    """,
    "he": """
    אפס/אין, אחת/אחד, שתיים/שניים/שתי/שני, שלוש/שלושה/שלושת, ארבע/ארבעה/ארבעת, חמש/חמישה/חמשת, \
    שש/שישה/ששת, שבע/שבעה/שבעת, שמונה/שמונת, תשע/תשעה/תשעת, עשר/עשרה/עשרת, אחת עשרה/אחד עשר, \
    שתים עשרה/שתיים עשרה/שנים עשר/שניים עשר, שלוש עשרה/שלושה עשר, ארבע עשרה/ארבעה עשר, \
    חמש עשרה/חמישה עשר, שש עשרה/שישה עשר, שבע עשרה/שבעה עשר, שמונה עשרה/שמונה עשר, \
    תשע עשרה/תשעה עשר, עשרים
    """,
  ]

  /// The words of twenty, thirty and so on up to ninety, and how a number below twenty joins them.
  private static let tens: [String: (words: String, joined: [String])] = [
    "de": (
      "zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig", ["{one}und{ten}"]
    ),
    "es": (
      "veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa", ["{ten} y {one}"]
    ),
    "fr": (
      """
      vingt, trente, quarante, cinquante, soixante, septante, quatre-vingts/quatre-vingt/huitante\
      /octante, nonante
      """, ["{ten} {one}", "{ten} et {one}"]
    ),
    "pt": (
      "vinte, trinta, quarenta, cinquenta, sessenta, setenta, oitenta, noventa", ["{ten} e {one}"]
    ),
    "it": (
      """
      venti/vent, trenta/trent, quaranta/quarant, cinquanta/cinquant, sessanta/sessant, \
      settanta/settant, ottanta/ottant, novanta/novant
      """, ["{ten}{one}"]
    ),
    "nl": (
      "twintig, dertig, veertig, vijftig, zestig, zeventig, tachtig, negentig",
      ["{one}en{ten}", "{one}ën{ten}"]
    ),
    "ko": ("이십/스물, 삼십/서른, 사십/마흔, 오십/쉰, 육십/예순, 칠십/일흔, 팔십/여든, 구십/아흔", ["{ten}{one}"]),
    "he": ("עשרים, שלושים, ארבעים, חמישים, שישים, שבעים, שמונים, תשעים", ["{ten} ו{one}"]),
  ]

  /// Words beside which a number is a part of a larger one.
  private static let larger: Set = [
    "hundert", "tausend", "cien", "ciento", "mil", "cent", "cents", "mille", "mila", "cem", "cento",
    "honderd", "duizend", "백",
    "천", "만", "מאה", "מאות", "אלף", "אלפים",
  ]

  /// The forms of each number: the ones below twenty, and the ones that join such a number with a
  /// ten.
  private static func forms(in language: String) -> [(text: String, value: Int)] {
    let listed = (written[language] ?? "").split(separator: ", ").enumerated().flatMap {
      value,
      text in
      text.split(separator: "/").map { (String($0), value) }
    }
    guard let (words, joined) = tens[language] else { return listed }
    let round = words.split(separator: ", ").enumerated().flatMap { index, text in
      text.split(separator: "/").map { (String($0), 20 + 10 * index) }
    }
    let compound = round.flatMap { ten, value in
      // French goes on from sixty and from eighty up to nineteen more.
      listed.filter { (1...(language == "fr" ? 19 : 9)).contains($0.1) }.flatMap { one, rest in
        joined.map {
          ($0.replacing("{ten}", with: ten).replacing("{one}", with: one), value + rest)
        }
      }
    }
    return listed + round + compound
  }

  /// The words of numbers by their first word, the longest first.
  private static let numbers: [String: [String: [(words: [String], value: Int)]]] =
    Dictionary(
      uniqueKeysWithValues: written.keys.map { language in
        let all = forms(in: language).map { (words: $0.text.foldedTokens, value: $0.value) }
        let byWord = Dictionary(grouping: all) { $0.words.first ?? "" }
        return (language, byWord.mapValues { $0.sorted { $0.words.count > $1.words.count } })
      }
    )

  /// The numbers that folded words name in a language, by its tag of BCP 47.
  package static func numbers(in tokens: [String], language tag: String) -> Set<Double> {
    let code = tag.prefix { $0.isLetter }.lowercased()
    guard let known = numbers[code == "iw" ? "he" : code] else { return [] }
    var found: Set<Double> = []
    var start = 0
    while start < tokens.count {
      let stems = code == "ko" ? tokens[start].koreanStems : tokens[start].stems(of: code)
      let number = stems.firstNonNil { stem in
        known[stem]?.first { form in
          tokens[(start + 1)...].starts(with: form.words.dropFirst())
        }
      }
      let end = start + (number?.words.count ?? 1)
      let isPart = [start - 1, end].contains {
        tokens.indices.contains($0) && larger.contains(tokens[$0])
      }
      if let number, !isPart {
        let zero = SignWord.endOfZero(in: tokens, behind: end)
        let isNegative = zero != nil || start > 0 && SignWord.isNegative(tokens[start - 1])
        found.insert(Double(isNegative ? -number.value : number.value))
        start = zero ?? end
        continue
      }
      start = end
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
