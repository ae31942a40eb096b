// Wrong: derives from a client of its own, whatever came in.
// Must fail with: Copy the given client, and touch one property of the copy.

struct CinemaClient: Sendable {
  var films: @Sendable () async throws -> [String]
  var freeSeats: @Sendable (_ film: String) async throws -> Int
  var reserve: @Sendable (_ film: String, _ seats: Int) async throws -> String
}

extension CinemaClient {
  static let quietDay = CinemaClient(
    films: { ["film 1"] }, freeSeats: { _ in 80 }, reserve: { _, _ in "code 1" })
}

func soldOut(_ client: CinemaClient) -> CinemaClient {
  var client = CinemaClient.quietDay
  client.freeSeats = { _ in 0 }
  return client
}

func withFailingReservations(_ client: CinemaClient, error: any Error) -> CinemaClient {
  var client = client
  client.reserve = { _, _ in throw error }
  return client
}

func makePremiereCounter(of film: String, client: CinemaClient) -> CinemaCounter {
  CinemaCounter(
    client: {
      var client = client
      client.films = { [film] }
      return client
    }())
}
