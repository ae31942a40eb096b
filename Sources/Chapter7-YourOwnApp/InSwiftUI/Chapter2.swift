import Observation
import SwiftUI

/// The end of chapter 2, in the dialect of an app target.
enum Chapter2 {
  // snippet.model
  protocol ShopRepository {
    func shops() async throws -> [String]
  }

  @Observable
  final class MapModel {
    private(set) var shops: [String] = []
    private(set) var problem: String?
    private let repository: any ShopRepository

    init(repository: any ShopRepository) { self.repository = repository }

    func load() async {
      do {
        shops = try await repository.shops()
        problem = nil
      } catch {
        if !Task.isCancelled { problem = error.localizedDescription }
      }
    }
  }
  // snippet.end

  struct NoShops: ShopRepository {
    func shops() async throws -> [String] { [] }
  }

  struct MapView: View {
    let model: MapModel

    var body: some View {
      Text(model.problem ?? model.shops.joined(separator: ", ")).task { await model.load() }
    }
  }
}
