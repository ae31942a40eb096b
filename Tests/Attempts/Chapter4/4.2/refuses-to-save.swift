// Wrong: fails where a test did not expect a call.
// Must fail with: Failing is what one test overrides, not where all
// tests start.

extension CarParkEnvironment {
  static let mock = CarParkEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    ticketNumber: { 4711 },
    hourlyRate: { _ in 300 },
    save: { _ in throw CocoaError(.fileWriteUnknown) },
    track: { _ in })
}
