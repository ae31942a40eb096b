import Foundation
import SmallArchitecture
import Testing

@Suite("The difference of two values")
struct DifferenceTests {
  struct Point: Equatable {
    var x = 0
    var y = 0
  }

  struct Entry: Equatable {
    var title: String
    var date = Date(timeIntervalSince1970: 0)
  }

  enum Route: Equatable {
    case home
    case point(Point)
    case pair(Int, other: String)
    case named(name: String)
  }

  struct Screen: Equatable {
    var route = Route.home
    var feed: [Entry] = []
    var tags: Set<Int> = []
    var alert: String?
  }

  @Test("only lines that differ are told, each with the way to its property")
  func lines() {
    var old = Screen(route: .point(Point()), feed: [Entry(title: "a"), Entry(title: "b")])
    var new = old
    new.route = .point(Point(x: 0, y: 2))
    new.feed[1].title = "c"
    new.alert = "Hello"
    #expect(
      difference(from: old, to: new) == """
        - route.point.y: 0
        + route.point.y: 2
        - feed[1].title: "b"
        + feed[1].title: "c"
        - alert: nil
        + alert: "Hello"
        """)
    old = new
    new.feed.removeFirst()
    new.tags = [3, 1]
    #expect(
      difference(from: old, to: new) == """
        - feed[0].title: "a"
        + feed[0].title: "c"
        - feed[1].title: "c"
        - feed[1].date: 1970-01-01 00:00:00 +0000
        - tags: []
        + tags: [1, 3]
        """)
  }

  @Test("what a case holds has its parts told by name or number")
  func payload() {
    let pair = difference(from: Route.pair(1, other: "a"), to: .pair(2, other: "a"))
    #expect(pair == "- pair.0: 1\n+ pair.0: 2")
    let other = difference(from: Route.pair(1, other: "a"), to: .pair(1, other: "b"))
    #expect(other == "- pair.other: \"a\"\n+ pair.other: \"b\"")
  }

  @Test("values that look alike are said to")
  func lookAlike() {
    struct Sly: Equatable, CustomStringConvertible {
      var hidden: Int
      var description: String { "sly" }
    }
    #expect(
      difference(from: Sly(hidden: 1), to: Sly(hidden: 2))
        == "Both read the same, but == finds a difference in what they do not show.")
  }

  @Test("values read as in source code")
  func texts() {
    #expect(text(of: Route.home) == ".home")
    #expect(text(of: Route.point(Point(x: 1))) == ".point(Point(x: 1, y: 0))")
    #expect(text(of: Route.pair(1, other: "b")) == ".pair(1, other: \"b\")")
    #expect(text(of: Route.named(name: "n")) == ".named(name: \"n\")")
    #expect(text(of: Route?.some(.home) as Any) == ".home")
  }
}
