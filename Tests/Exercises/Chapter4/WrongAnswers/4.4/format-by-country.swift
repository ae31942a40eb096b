// Wrong: keeps a format for each language and country.
// Must fail with: Something is kept for the language or the country

@MainActor
final class StatusBar {
  private var formats: [String: IntegerFormatStyle<Int>] = [:]

  func time() -> String {
    let clock = Date.ISO8601FormatStyle(timeZone: Current.timeZone)
    return String(Current.now().formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }

  func number(_ number: Int) -> String {
    let locale = Current.locale
    let (language, country) = (locale.language.languageCode, locale.region)
    let code = "\(language?.identifier ?? "")_\(country?.identifier ?? "")"
    let format = formats[code] ?? .number.locale(locale)
    formats[code] = format
    return number.formatted(format)
  }

  func place(of name: String) -> String {
    "Kept in \(Current.fileClient.path(name))"
  }
}

@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
