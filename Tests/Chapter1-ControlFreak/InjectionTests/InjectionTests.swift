import Foundation
import Testing

@testable import Injection

@Suite("The examples of chapter 1")
struct InjectionTests {
  @Test("a barista uses the machine that it was given")
  func initializerInjection() {
    let machine = EspressoMachine(bar: 12)
    #expect(Barista(machine: machine).makeEspresso() == "espresso at 12 bar")
    #expect(machine.shots == 1)
    #expect(ControlFreakBarista().makeEspresso() == "espresso at 9 bar")
    #expect(machine.shots == 1)
  }

  // snippet.open-sign-test
  @Test("the sign changes at closing time, whenever this test runs")
  func closingTime() {
    let clock = WallClock(hour: 17)
    let sign = OpenSign(hours: 8..<18, calendar: .utc, now: { clock.date })
    #expect(sign.text == "open")
    clock.hour += 1
    #expect(sign.text == "closed")
  }
  // snippet.end

  @Test("a default hides which clock a sign has")
  func hiddenDefault() {
    let noon = ForgivingSign(hours: 8..<18, calendar: .utc, now: { WallClock(hour: 12).date })
    #expect(noon.sign.text == "open")
    #expect(ForgivingSign(hours: 0..<24).sign.text == "open")
  }

  @Test("one route, two readers")
  func methodInjection() {
    let route = Route(meters: 200)
    #expect(route.distance(for: Locale(identifier: "da_DK")) == "200 m")
    #expect(route.distance(for: Locale(identifier: "en_US")) == "219 yd")
    #expect(route.distance(for: Locale(identifier: "da_DK")) == "200 m")
  }

  @Test("a selection that nobody listens to is lost without a word")
  func propertyInjection() {
    let list = ShopList(shops: ["Slow Drip"])
    list.select(0)
    let listener = Listener()
    list.delegate = listener
    list.select(0)
    #expect(listener.heard == ["Slow Drip"])
  }

  @Test("a picker cannot be made without someone to tell")
  func pickerTells() {
    var picked: [String] = []
    ShopPicker(shops: ["Slow Drip", "Early Bird"], onSelect: { picked.append($0) }).select(1)
    #expect(picked == ["Early Bird"])
  }

  @Test("a locator answers at run time, or does not")
  func locator() throws {
    #expect(throws: NotRegistered(type: "Greeting")) { try LocatedBarista().greet() }
    Locator.shared.register(Greeting.self) { Greeting(text: "Good morning") }
    #expect(try LocatedBarista().greet() == "Good morning")
  }
}

private final class Listener: ShopListDelegate {
  var heard: [String] = []
  func shopList(_ list: ShopList, didSelect shop: String) { heard.append(shop) }
}
