// 3.2 · Override one endpoint                                              ★☆☆
//
// The ticket counter of a cinema is to be tried on three special days. Nobody wants to write
// three whole clients for that: each differs in one endpoint from a client that is there.
// Derive the three from it, and leave it as it is: somebody else is using it.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 3.2
// Read:   Book/03-StructWitnesses.md, "Deriving clients"

// MARK: - Given

/// What the ticket counter shows.
struct CinemaCounter {
  let client: CinemaClient

  func lines() async -> [String] {
    do {
      var lines: [String] = []
      for film in try await client.films() {
        let seats = try await client.freeSeats(film)
        lines.append(seats == 0 ? "\(film): sold out" : "\(film): \(seats) seats")
      }
      return lines
    } catch {
      return ["Closed: \(error)"]
    }
  }
}

// MARK: - Yours

/// Knows the films of tonight, and sells seats.
struct CinemaClient: Sendable {
  /// The films of tonight.
  var films: @Sendable () async throws -> [String]
  /// How many seats are left.
  var freeSeats: @Sendable (_ film: String) async throws -> Int
  /// Reserves seats, and gives back the code to fetch them with.
  var reserve: @Sendable (_ film: String, _ seats: Int) async throws -> String
}

/// The client with `freeSeats` overridden: there are 0 for every film.
func soldOut(_ client: CinemaClient) -> CinemaClient {
  var client = client
  client.freeSeats = { _ in 0 }
  return client
}

/// The client with `reserve` overridden: it throws `error` each time.
func withFailingReservations(_ client: CinemaClient, error: any Error) -> CinemaClient {
  var client = client
  client.reserve = { _, _ in throw error }
  return client
}

/// A counter on a day with one film only.
func makePremiereCounter(of film: String, client: CinemaClient) -> CinemaCounter {
  CinemaCounter(
    client: {
      var client = client
      client.films = { [film] }
      return client
    }())
}
