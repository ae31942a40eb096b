import ProfileDomain
import Testing

@Suite("The profile's domain")
struct ProfileDomainTests {
  @Test(
    "the membership goes by the number of shops",
    arguments: [
      (0, Membership.guest), (1, .regular), (4, .regular), (5, .connoisseur), (100, .connoisseur),
    ])
  func membership(visits: Int, expected: Membership) {
    #expect(Membership(visits: visits) == expected)
  }
}
