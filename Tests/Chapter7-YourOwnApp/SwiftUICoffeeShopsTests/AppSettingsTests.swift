import Foundation
import Testing

@testable import SwiftUICoffeeShops

@MainActor
@Suite("Settings")
struct AppSettingsTests {
  // snippet.settings-test
  @Test("the next launch has what the user chose")
  func remembers() throws {
    let suite = UUID().uuidString
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }

    AppSettings(defaults: defaults).showsOnlyOpenShops = true
    #expect(AppSettings(defaults: defaults).showsOnlyOpenShops)
  }
  // snippet.end

  @Test("at first, all shops are listed, and other defaults don't count")
  func startsAtTheDefault() throws {
    let suites = [UUID().uuidString, UUID().uuidString]
    defer { suites.forEach { UserDefaults.standard.removePersistentDomain(forName: $0) } }
    let defaults = try suites.map { try #require(UserDefaults(suiteName: $0)) }
    AppSettings(defaults: defaults[0]).showsOnlyOpenShops = true
    #expect(!AppSettings(defaults: defaults[1]).showsOnlyOpenShops)
  }
}
