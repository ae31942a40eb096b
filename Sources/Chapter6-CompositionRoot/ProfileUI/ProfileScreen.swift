import AuthenticationDomain
import Navigation
import Observation
import ProfileDomain
import TerminalUI

/// Who is signed in, and where that user has been.
@MainActor @Observable
package final class ProfileScreen: AppScreen {
  private let account: String
  private let authenticator: any Authenticating
  private let visitedShops: any VisitedShops

  /// - Parameters:
  ///   - account: the name of the user.
  ///   - authenticator: signs the user out.
  ///   - visitedShops: lists where the user has been.
  package init(account: String, authenticator: any Authenticating, visitedShops: any VisitedShops) {
    self.account = account
    self.authenticator = authenticator
    self.visitedShops = visitedShops
  }

  package var body: Screen {
    Screen {
      Line(account, .bold)
      switch content {
      case .loading: [Line("Loading…", .dim)]
      case .failed(let message): ["\("Your shops can't be shown.", .bold, .red) \(message)"]
      case .shops(let shops): [membership(of: shops)] + table(of: shops)
      }
    }
  }

  private enum Content {
    case loading
    case failed(String)
    case shops([VisitedShop])
  }

  private var content = Content.loading
  @ObservationIgnored private var loading: Task<Void, Never>?
  @ObservationIgnored private var listening: Task<Void, Never>?

  package let commands = [
    ScreenCommand("log out", "sign out; your ratings and notes are kept")
  ]

  deinit { listening?.cancel() }
}

/// What happens on it.
extension ProfileScreen {
  package func appear() async {
    listen()
    load()
    await settle()
  }

  package func settle() async {
    // A change may start another load in the meantime.
    var over: Task<Void, Never>?
    while loading != over {
      over = loading
      await over?.value
    }
  }

  package func read(_ line: String) async -> Step {
    guard line == "log out" else { return .unknown }
    do {
      try await authenticator.signOut(account)
      return .home
    } catch {
      return .say("\(error)")
    }
  }

  /// Subscribes before the first load. Otherwise, a change between the two would be missed.
  private func listen() {
    guard listening == nil else { return }
    let changes = visitedShops.changes()
    listening = Task { [weak self] in
      for await _ in changes { self?.load() }
    }
  }

  /// Loads the shops again. The result of an earlier load is no longer shown.
  private func load() {
    loading?.cancel()
    loading = Task { [weak self, visitedShops] in
      let content: Content
      do {
        content = .shops(try await visitedShops.shops())
      } catch {
        content = .failed("\(error)")
      }
      if !Task.isCancelled { self?.content = content }
    }
  }
}

/// What it looks like.
extension ProfileScreen {
  private func membership(of shops: [VisitedShop]) -> Line {
    let count = shops.count == 1 ? "1 shop" : "\(shops.count) shops"
    return "\(Membership(visits: shops.count).rawValue), \(count) visited"
  }

  private func table(of shops: [VisitedShop]) -> [Line] {
    guard !shops.isEmpty else { return ["", "Shops you rate on the map are listed here."] }
    let width = shops.map(\.name.count).max() ?? 0
    return [""]
      + shops.map { shop in
        let note = shop.note.isEmpty ? "" : Line("  " + shop.note)
        let rating = shop.rating?.line ?? "not rated"
        return Line(shop.name).padded(to: width + 2) + rating + note
      }
  }
}

extension ProfileRating {
  /// The number says it all; the colour is that of the shop's marker.
  fileprivate var line: Line {
    let style: TextStyle =
      switch self {
      case .poor: .red
      case .fair: .orange
      case .good: .yellow
      case .great: .green
      case .favourite: .blue
      }
    return "\(rawValue, style) of 5"
  }
}
