@testable import Chapter7Exercises

/// Apps that are right.
enum RightApp: CaseIterable {
  case identity, oneModel

  @MainActor var make: MakeApp {
    switch self {
    case .identity: { ViewTree(nil, server: $0) }
    case .oneModel: { OneModel(server: $0) }
    }
  }
}

/// Apps that are wrong, each in one way. The raw value completes "an app that …".
enum WrongApp: String, CaseIterable {
  case oneForAll = "makes the model once, for the first user"
  case missesSwitch = "makes a new model after a sign-out, but not if a user follows directly"
  case missesSignOut = "still shows a user's favourites after the user has signed out"
  case remembers = "shows a user who comes back what was there before the sign-out"
  case asksAgain = "asks again when the screen comes back, and then shows the new answer"
  case renews = "makes the model again when the same user signs in again"
  case showsOld = "shows the old user's favourites while the new one's are loading"
  case takesLate = "shows the old user's late answer on the new user's screen"
  case replaces = "replaces what the new user sees with the old user's late answer"
  case asksForFirst = "always asks for the favourites of the first user"

  @MainActor var make: MakeApp { { ViewTree(self, server: $0) } }
}

/// An app that keeps a model for as long as its view has the same identity.
@MainActor
private final class ViewTree: FavoritesApp {
  private let flaw: WrongApp?
  private let server: HeldServer
  private var user: String?
  private var first: String?
  private var model: Model?
  private var last: String?

  init(_ flaw: WrongApp?, server: HeldServer) { (self.flaw, self.server) = (flaw, server) }

  var lines: [String] {
    if user == nil, flaw != .missesSignOut || model == nil { return ["Sign in first."] }
    return model?.lines ?? ["Loading…"]
  }

  func signIn(_ user: String) {
    let old = self.user
    self.user = user
    first = first ?? user
    if flaw == .oneForAll, model != nil { return }
    if flaw == .missesSwitch, old != nil { return }
    if old != user || flaw == .renews { appear() }
  }

  func signOut() {
    user = nil
    if [.oneForAll, .missesSignOut, .remembers].contains(flaw) { return }
    model = nil
  }

  func leaveAndComeBack() {
    guard flaw == .asksAgain, let user, let model else { return }
    server.favorites(of: user) { model.lines = $0 }
  }

  /// The view has a new identity, and makes its model.
  private func appear() {
    guard let user else { return }
    if flaw == .remembers, model != nil, last == user { return }
    let new = Model(shows: flaw == .showsOld ? model?.lines : nil)
    (model, last) = (new, user)
    server.favorites(of: (flaw == .asksForFirst ? first : user) ?? user) { [self] answer in
      let isLate = flaw == .takesLate || flaw == .replaces && model?.isLoaded == true
      let shown = isLate ? model ?? new : new
      (shown.lines, shown.isLoaded) = (answer, true)
    }
  }
}

@MainActor
private final class Model {
  var lines: [String]
  var isLoaded = false
  init(shows lines: [String]?) { self.lines = lines ?? ["Loading…"] }
}

/// An app with one model for all users, which is emptied for each, and counts its requests.
@MainActor
private final class OneModel: FavoritesApp {
  private let server: HeldServer
  private var user: String?
  private var request = 0
  private(set) var lines = ["Sign in first."]

  init(server: HeldServer) { self.server = server }

  func signIn(_ user: String) {
    guard user != self.user else { return }
    self.user = user
    lines = ["Loading…"]
    request += 1
    server.favorites(of: user) { [self, request] answer in
      if request == self.request { lines = answer }
    }
  }

  func signOut() {
    user = nil
    request += 1
    lines = ["Sign in first."]
  }

  func leaveAndComeBack() {}
}
