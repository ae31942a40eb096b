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

  @Test(
    "a note begins with its first line that says something",
    arguments: [
      ("", ""), (" \n\t", ""), ("Vinyl.", "Vinyl."), ("Vinyl.\nCloses at six.", "Vinyl."),
      ("\n \r\n Quiet. \r\nSmall.", " Quiet. "),
    ])
  func note(note: String, beginning: String) {
    let shop = VisitedShop(id: "1", name: "A", rating: .good, note: note)
    #expect(shop.noteBeginning == beginning)
  }
}
