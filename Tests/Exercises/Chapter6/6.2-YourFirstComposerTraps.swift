import AuthenticationDomain
import TestSupport
import Testing

@testable import Chapter6Exercises

extension Exercise6_2 {
  @Test("a badge remembers nothing: it logs out who is signed in, and not who was shown last")
  func logsOutWhoIsSignedIn() async throws {
    let (root, credentials) = app(signedIn: "Ada")
    let badge = root.badge
    _ = try await badge.line()
    credentials.save(Credentials(account: "Bo", token: .random()))
    try await badge.logOut()
    #expect(
      credentials.load()?.account == nil,
      "The badge showed Ada when Bo signed in elsewhere: ask the checker before you sign out.")
  }

  @Test("a badge takes both in its initializer, and neither has a default")
  func needsBoth() throws {
    let desk = FrontDesk()
    let badge = makeAccountBadge(checker: desk, authenticator: desk)
    // The compiler takes your initializer, if there is one like that, or else one that throws.
    let madeWith = [
      "nothing": try canBeMade(like: badge, .init()),
      "only a checker": try canBeMade(like: badge, .init(checker: desk)),
      "only an authenticator": try canBeMade(like: badge, .init(authenticator: desk)),
    ]
    #expect(
      madeWith.filter(\.value).keys.sorted() == [],
      "A badge can be made with just this. Take both in the initializer, without a default.")
  }
}

extension AccountBadge: Probed {}

extension Probed {
  fileprivate init(checker: any AuthenticationChecking) throws { throw NotThere() }
  fileprivate init(authenticator: any Authenticating) throws { throw NotThere() }
}
