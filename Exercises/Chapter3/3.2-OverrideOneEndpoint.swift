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
///
/// A class is shared by all who hold it. You are done when this is a struct with the same three
/// variables, and each of the functions below gives back a copy in which one endpoint is
/// another, while the client that came in stays as it was.
final class CinemaClient {  // TODO: 3.2
  /// The films of tonight.
  var films: @Sendable () async throws -> [String]
  /// How many seats are left.
  var freeSeats: @Sendable (_ film: String) async throws -> Int
  /// Reserves seats, and gives back the code to fetch them with.
  var reserve: @Sendable (_ film: String, _ seats: Int) async throws -> String

  // The tests make their clients so. A struct has the same initializer by itself.
  init(
    films: @escaping @Sendable () async throws -> [String],
    freeSeats: @escaping @Sendable (_ film: String) async throws -> Int,
    reserve: @escaping @Sendable (_ film: String, _ seats: Int) async throws -> String
  ) {
    self.films = films
    self.freeSeats = freeSeats
    self.reserve = reserve
  }
}

/// The client with `freeSeats` overridden: there are 0 for every film.
func soldOut(_ client: CinemaClient) -> CinemaClient {
  // TODO: 3.2
  client.freeSeats = { _ in 0 }
  return client
}

/// The client with `reserve` overridden: it throws `error` each time.
func withFailingReservations(_ client: CinemaClient, error: any Error) -> CinemaClient {
  // TODO: 3.2
  client.reserve = { _, _ in throw error }
  return client
}

/// A counter on a day with one film only. Its client is derived from `client`, with `films`
/// overridden: it answers with `film` alone.
func makePremiereCounter(of film: String, client: CinemaClient) -> CinemaCounter {
  // TODO: 3.2
  // Derive the client inline, where it is handed over.
  CinemaCounter(client: client)
}
