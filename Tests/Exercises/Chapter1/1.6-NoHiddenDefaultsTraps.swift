import TestSupport
import Testing

extension Exercise1_6 {
  @Test("no page and no banner works without a thermometer: nil isn't one")
  func acceptsNoNil() throws {
    let source = try LearnerSource.load("1.6")
    let gaps = ["Thermometer?", "Thermometer!", "WeatherBanner?", "() -> Int)?"]
      .flatMap(source.lines(mentioning:))
    #expect(gaps == [], "While it's nil, the banner has none to ask, or takes another.")
  }

  @Test("no page and no banner works without a thermometer: none is made for it")
  func makesNone() throws {
    let yours = try LearnerSource.load("1.6").without("func startApp").without("struct Thermometer")
    let made = [
      "Thermometer(", "= Thermometer {", "(thermometer: Thermometer {",
      ", thermometer: Thermometer {",
      "() -> Int = {",
    ].flatMap(yours.lines(mentioning:))
    #expect(made == [], "A default needn't be the live one to decide for the caller.")
  }
}
