@testable import Chapter6Exercises

/// Roots that are right. Each has another of the three cures for a captive.
enum RightRoot: CaseIterable {
  case scope, eachCall, closure

  var make: MakeRoot {
    switch self {
    case .scope: { ScopeRoot(ratings: $0) }
    case .eachCall: { EachCallRoot(ratings: $0) }
    case .closure: { ClosureRoot(ratings: $0) }
    }
  }
}

/// Roots that are wrong, each in one way. The raw value completes "a root that …".
enum WrongRoot: String, CaseIterable {
  case firstTips = "gives every user the first one's tips"
  case cachedTips = "doesn't see what a user has rated since the first look at the tips"
  case endlessTips = "still has the last user's tips after the sign-out"
  case sharedSession = "goes on with the old session when another user signs in before a sign-out"
  case manySessions = "makes a new session each time it's asked for the session"
  case weakSession = "holds its session weakly, so that it's gone at once"
  case stack = "keeps a session in memory when another user signs in before the sign-out"
  case untilNext = "keeps a session in memory after the sign-out, until the next sign-in"
  case captive = "keeps each session in memory, in a closure that it never drops"

  var make: MakeRoot {
    switch self {
    case .firstTips: { FirstTipsRoot(ratings: $0) }
    case .cachedTips: { CachedTipsRoot(ratings: $0) }
    case .endlessTips: { EndlessTipsRoot(ratings: $0) }
    case .sharedSession: { SharedSessionRoot(ratings: $0) }
    case .manySessions: { ManySessionsRoot(ratings: $0) }
    case .weakSession: { WeakSessionRoot(ratings: $0) }
    case .stack: { StackRoot(ratings: $0) }
    case .untilNext: { UntilNextRoot(ratings: $0) }
    case .captive: { CaptiveRoot(ratings: $0) }
    }
  }
}

// MARK: - Right roots

/// Passes the session with each call. The other roots change something about this one.
private class EachCallRoot: SignInRoot {
  let ratings: RatingBook
  var current: UserSession?

  init(ratings: RatingBook) { self.ratings = ratings }

  var session: UserSession? { current }
  var tips: [String] { session.map(tips) ?? [] }
  func tips(for session: UserSession) -> [String] { ratings.unrated(by: session.user) }
  func signIn(as user: String) { current = UserSession(user: user) }
  func signOut() { current = nil }
}

/// Has an object for all that lives as long as a session.
private final class ScopeRoot: SignInRoot {
  private struct Scope {
    let session: UserSession
    let ratings: RatingBook
    var tips: [String] { ratings.unrated(by: session.user) }
  }

  private let ratings: RatingBook
  private var scope: Scope?

  init(ratings: RatingBook) { self.ratings = ratings }

  var session: UserSession? { scope?.session }
  var tips: [String] { scope?.tips ?? [] }
  func signIn(as user: String) {
    scope = Scope(session: UserSession(user: user), ratings: ratings)
  }
  func signOut() { scope = nil }
}

/// What makes the tips lives as long as the root, and asks for the current session.
private final class ClosureRoot: EachCallRoot {
  private lazy var ask = { [ratings, unowned self] in
    current.map { ratings.unrated(by: $0.user) } ?? []
  }

  override var tips: [String] { ask() }
}

// MARK: - Wrong roots

private final class FirstTipsRoot: EachCallRoot {
  private lazy var first = session?.user

  override func tips(for session: UserSession) -> [String] {
    ratings.unrated(by: first ?? session.user)
  }
}

private final class CachedTipsRoot: EachCallRoot {
  private var cache: [String: [String]] = [:]

  override func tips(for session: UserSession) -> [String] {
    let tips = cache[session.user] ?? super.tips(for: session)
    cache[session.user] = tips
    return tips
  }
}

private final class EndlessTipsRoot: EachCallRoot {
  private var user: String?

  override var tips: [String] { user.map(ratings.unrated) ?? [] }

  override func signIn(as user: String) {
    self.user = user
    super.signIn(as: user)
  }
}

private final class SharedSessionRoot: EachCallRoot {
  private var user = ""

  override func tips(for session: UserSession) -> [String] { ratings.unrated(by: user) }

  override func signIn(as user: String) {
    self.user = user
    if current == nil { super.signIn(as: user) }
  }
}

private final class ManySessionsRoot: EachCallRoot {
  override var session: UserSession? { current.map { UserSession(user: $0.user) } }
}

private final class WeakSessionRoot: EachCallRoot {
  private weak var held: UserSession?

  override var session: UserSession? { held }
  override func signIn(as user: String) {
    let session = UserSession(user: user)
    held = session
  }
}

private final class StackRoot: EachCallRoot {
  private var stack: [UserSession] = []

  override func signIn(as user: String) {
    super.signIn(as: user)
    if let current { stack.append(current) }
  }

  override func signOut() {
    super.signOut()
    stack = []
  }
}

private final class UntilNextRoot: EachCallRoot {
  private var isSignedIn = false

  override var session: UserSession? { isSignedIn ? current : nil }

  override func signIn(as user: String) {
    isSignedIn = true
    super.signIn(as: user)
  }

  override func signOut() { isSignedIn = false }
}

private final class CaptiveRoot: EachCallRoot {
  private var goodbyes: [() -> String] = []

  override func signIn(as user: String) {
    super.signIn(as: user)
    goodbyes.append { [current] in "Goodbye, \(current?.user ?? "")!" }
  }
}
