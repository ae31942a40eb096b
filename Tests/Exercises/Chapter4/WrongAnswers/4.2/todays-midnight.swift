// Wrong: the moment is that of the computer's clock, cut down to its day.
// Must fail with: Something outside of the program decides there what the mock says or does: `now:
// { Calendar.current.startOfDay(for: .now) },`

extension CarParkEnvironment {
  static let mock = CarParkEnvironment(
    now: { Calendar.current.startOfDay(for: .now) },
    ticketNumber: { 4711 },
    hourlyRate: { _ in 300 },
    save: { _ in },
    track: { _ in })
}
