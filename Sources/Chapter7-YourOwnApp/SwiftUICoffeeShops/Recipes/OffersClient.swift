import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// snippet.client
struct Offer: Decodable, Equatable {
  var shop: String
  var text: String
}

/// The coffee shops' offers.
struct OffersClient {
  var offers: (_ town: String) async throws -> [Offer]
}

extension OffersClient {
  /// - Parameter token: a token for the server. It's asked again, with the token that the server
  ///   has refused.
  static func live(
    server: URL, session: URLSession, token: @escaping (_ refused: String?) async throws -> String
  ) -> OffersClient {
    OffersClient { town in
      var request = URLRequest(
        url: server.appending(path: "offers")
          .appending(queryItems: [URLQueryItem(name: "town", value: town)]))

      func send(_ token: String) async throws -> (status: Int?, body: Data) {
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        let (body, response) = try await session.data(for: request)
        return ((response as? HTTPURLResponse)?.statusCode, body)
      }

      let first = try await token(nil)
      var answer = try await send(first)
      if answer.status == 401 { answer = try await send(try await token(first)) }
      guard answer.status == 200 else { throw URLError(.badServerResponse) }
      return try JSONDecoder().decode([Offer].self, from: answer.body)
    }
  }
}
// snippet.end
