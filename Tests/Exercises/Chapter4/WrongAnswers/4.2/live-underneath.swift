// Wrong: the rate and the file come from live, and only their errors are caught.
// Must fail with: or its closure calls live
// underneath.

extension CarParkEnvironment {
  static let mock = CarParkEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    ticketNumber: { 4711 },
    hourlyRate: { zone in (try? live.hourlyRate(zone)) ?? 300 },
    save: { ticket in try? live.save(ticket) },
    track: { _ in })
}
