import Observation

/// The end of chapter 5, in the dialect of an app target: a reducer inside a model, and no library.
enum Chapter5 {
  struct Rating {
    var stars: [Int] = []
    var problem: String?
  }
  enum Action { case rate(Int), undo, saved(problem: String?) }
  struct Environment { var save: (_ stars: Int) async throws -> Void }
  typealias Effect = () async -> Action

  // snippet.model
  static func reduce(_ state: inout Rating, _ action: Action, in world: Environment) -> Effect? {
    switch action {
    case .rate(let stars): state.stars.append(stars)
    case .undo: _ = state.stars.popLast()
    case .saved(let problem):
      state.problem = problem
      return nil
    }
    return { [stars = state.stars.last ?? 0] in
      do {
        try await world.save(stars)
        return .saved(problem: nil)
      } catch {
        return .saved(problem: error.localizedDescription)
      }
    }
  }

  @Observable
  final class RatingModel {
    private(set) var state = Rating()
    private let environment: Environment
    private var last: Task<Void, Never>?
    init(environment: Environment) { self.environment = environment }

    /// Effects run one after another, so that the last rating is the one that stays saved.
    func send(_ action: Action) {
      guard let effect = reduce(&state, action, in: environment) else { return }
      last = Task { [last] in
        await last?.value
        send(await effect())
      }
    }
  }
  // snippet.end
}
