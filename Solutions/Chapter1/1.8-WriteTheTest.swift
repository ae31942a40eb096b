// 1.8 · Write the test                                                     ★★☆
//
// A colleague writes the sign on a coffee shop's door, and you write its test. Your test is given
// the function that makes the sign. It has to pass for every sign that's right, and to fail for
// each one that's wrong: one draft shows the same text all day, another closes late. All that a
// sign promises is in Sources/Chapter1-ControlFreak/Injection/DoorSign.swift. One range of hours
// is enough.
//
// You are done when
// - your test passes for every sign that's right
// - your test notices every sign that's wrong
//
// Edit:   `testSign(_:)` at the end of this file.
// Check:  swift run workshop check 1.8
// Read:   Book/01-ControlFreak.md, "Time is a dependency too"

import Foundation
import Injection
import Testing

// MARK: - Given

extension Calendar {
  /// A calendar in Greenwich time.
  static var greenwich: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}

extension Date {
  /// An hour of a day in Greenwich: `at(17)` is five o'clock in the afternoon.
  static func at(_ hour: Int) -> Date {
    Date(timeIntervalSince1970: 1_780_272_000 + Double(hour) * 3_600)
  }
}

// MARK: - Yours

// One sign, and a clock that the test moves: only so can it tell a sign that asks from one that
// remembers. The hours are those at which something changes, and the last ones before.

/// Passes for a sign that's right, and records an issue for one that's wrong.
func testSign(_ makeSign: MakeSign) {
  var hour = 8
  let sign = makeSign(9..<17, .greenwich) { .at(hour) }
  #expect(sign.text == "closed", "It's eight o'clock.")
  hour = 9
  #expect(sign.text == "open", "The shop opens at nine.")
  hour = 16
  #expect(sign.text == "open", "There's an hour left.")
  hour = 17
  #expect(sign.text == "closed", "The shop closes at five.")
}
