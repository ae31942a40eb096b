import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.4"))
struct Exercise6_4 {
  @Test("the map opens whatever screen it is given", arguments: [[7, 3, 12], [40, 2]])
  func opensAnyScreen(plots: [Int]) {
    let asked = CallRecorder<Int>()
    let map = makePlotMap(markers: markers(plots)) { plot in
      asked.record(plot)
      return Postcard(text: "greetings from \(plot)")
    }
    let seen = plots.reversed().map { map.open($0)?.lines() ?? ["nothing"] }
    #expect(
      seen == plots.reversed().map { ["greetings from \($0)"] },
      """
      A map was made without any root. The screens that it may open are postcards, which this test \
      has written. The plots \(Array(plots.reversed())) are opened, and this appears: \(seen). A map \
      that knows the details, or casts to them, cannot show a postcard. A plot is told by its number, \
      not by its position.
      """)
    #expect(
      asked.calls == plots.reversed(),
      """
      The plots \(Array(plots.reversed())) were opened, each once. Screens were made for \
      \(asked.calls). It should be one for each marker that is opened, when it is opened. In the order \
      of the markers they were made for all of them, before anybody had opened one.
      """)
  }

  @Test("no screen is made before its marker is opened")
  func makesNothingEarly() {
    let asked = CallRecorder<Int>()
    let map = makePlotMap(markers: markers([7, 3, 12])) { plot in
      asked.record(plot)
      return Postcard(text: "\(plot)")
    }
    let lines = map.lines()
    #expect(
      lines == ["7 Gardener 7", "3 Gardener 3", "12 Gardener 12"],
      "The map should show its three markers, and shows \(lines).")
    #expect(
      asked.calls.isEmpty,
      """
      A map with three markers was made and shown, and nobody has opened one. Screens were made for \
      the plots \(asked.calls). Keep the closure and call it in `open(_:)`, not for every marker.
      """)
    let book = JuryBook()
    let root = makeAllotmentRoot(markers: markers([5, 1, 8]), book: book)
    let composed = openPlotMap(of: root)
    _ = composed.lines()
    #expect(
      book.lookUps.isEmpty,
      """
      The root's map was opened and shown, and no marker of it. The details of the plots \
      \(book.lookUps) have looked up their points already. The root hands the map something that \
      makes a screen later, not screens.
      """)
  }

  @Test("the root's map opens the details, anew each time")
  func opensDetails() {
    let book = JuryBook()
    book.give(4, to: 8)
    let root = makeAllotmentRoot(markers: markers([5, 8]), book: book)
    let map = openPlotMap(of: root)
    let first = map.open(8)
    book.give(9, to: 8)
    let second = map.open(8)
    let other = map.open(5)
    let seen = [first, second, other, first].map { $0?.lines() ?? ["nothing"] }
    #expect(
      seen == [
        ["Plot 8", "4 points"], ["Plot 8", "9 points"], ["Plot 5", "not seen by the jury"],
        ["Plot 8", "4 points"],
      ],
      """
      Plot 8 has 4 points and is opened. It gets 9 points and is opened again. Then plot 5 is \
      opened. The first screen, the second, the third, and again the first show \(seen). The details \
      have the points of the moment in which they are made, so each opening needs a new screen.
      """)
    #expect(
      book.lookUps == [8, 8, 5],
      """
      The plots 8, 8 and 5 were opened. Details were made for \(book.lookUps). One screen for each \
      opening is enough, and it should be that of the marker.
      """)
    withExtendedLifetime(root) {}
  }

  @Test("where there is no marker there is nothing to open")
  func opensMarkersOnly() {
    let asked = CallRecorder<Int>()
    let map = makePlotMap(markers: markers([7, 3])) { plot in
      asked.record(plot)
      return Postcard(text: "\(plot)")
    }
    let opened = [0, 1, 2, -7].filter { map.open($0) != nil }
    #expect(
      opened.isEmpty && asked.calls.isEmpty,
      """
      A map has markers for the plots 7 and 3. Somebody tries to open 0, 1, 2 and -7. These gave a \
      screen: \(opened), and screens were made for \(asked.calls). It should be none: the map gives \
      nil, as it did, before it makes a screen.
      """)
  }

  @Test("two apps have two juries")
  func keepsAppsApart() {
    let books = [JuryBook(), JuryBook()]
    books[0].give(3, to: 5)
    books[1].give(12, to: 5)
    let roots = books.map { makeAllotmentRoot(markers: markers([5]), book: $0) }
    let maps = roots.map(openPlotMap)
    let seen = maps.map { $0.open(5)?.lines() ?? ["nothing"] }
    #expect(
      seen == [["Plot 5", "3 points"], ["Plot 5", "12 points"]],
      """
      In one app plot 5 has 3 points, in another it has 12. Opened in both, it shows \(seen). The \
      closure that a root hands to its map should use that root's book.
      """)
    withExtendedLifetime(roots) {}
  }

  @Test("the map knows nothing of the details")
  func namesNoDetails() throws {
    let source = try LearnerSource.load("6.4")
    let map = [source.type("PlotMap"), source.body(of: "extension PlotMap")].compactMap { $0 }
    let known = ["PlotDetails", "JuryBook", "AllotmentRoot"]
    let places = map.flatMap { part in known.flatMap(part.lines(mentioning:)) }
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). The map still knows of another module: \(places.quoted). In an \
      app of several modules that needs an import, and a feature should import no other. Take a \
      closure that gives back any AllotmentScreen.
      """)
    // The function that opens the root's map may have to say what a generic map opens.
    let rest = source.withoutType("AllotmentRoot")
      .withoutAll(["class PlotDetails", "func openPlotMap"])
    let others = rest.lines(mentioning: "PlotDetails").filter { !places.contains($0) }
    #expect(
      others.isEmpty,
      """
      This test reads \(source.path). Outside of AllotmentRoot the details are named there: \
      \(others.quoted). Whatever stands there belongs to the root, or to nobody: the map has no \
      default for what it opens.
      """)
    let aliases = rest.aliases(of: ["PlotDetails", "JuryBook"])
    #expect(
      aliases.isEmpty,
      """
      This test reads \(source.path). A given type has a second name there: \(aliases.quoted). The \
      map that uses it, or only passes it on, knows the type all the same.
      """)
  }

  @Test("what the map opens comes through its initializer")
  func leavesNoBackDoor() throws {
    let source = try LearnerSource.load("6.4")
    let outside = source.withoutType("AllotmentRoot")
      .withoutAll(["func makeAllotmentRoot", "func openPlotMap"])
    let places =
      source.sharedState + ["AllotmentRoot.", "AllotmentRoot("].flatMap(outside.lines(mentioning:))
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). There is a way around the initializer of the map: \
      \(places.quoted). What is kept in a static, or fetched from a root that stands somewhere, does \
      not show in what the map takes, and is the same for all apps.
      """)
  }

  @Test("the map works on when its root is gone")
  func outlivesTheRoot() throws {
    let source = try LearnerSource.load("6.4")
    let isUnowned = source.mentions("unowned")
    try #require(
      !isUnowned,
      """
      This test reads \(source.path), and finds `unowned`. If a map is opened when its root is gone, \
      that ends the app. The closure needs the book, not the root: capture `[book]`.
      """)
    let book = JuryBook()
    book.give(6, to: 5)
    let map = openPlotMap(of: makeAllotmentRoot(markers: markers([5]), book: book))
    let lines = map.open(5)?.lines() ?? ["nothing"]
    #expect(
      lines == ["Plot 5", "6 points"],
      """
      A root has composed a map, and nobody holds the root any more. Plot 5 has 6 points and is \
      opened, and shows \(lines). A closure that holds the root weakly has nothing to make a screen \
      from: capture what it needs, the book.
      """)
  }

  private func markers(_ plots: [Int]) -> [PlotMarker] {
    plots.map { PlotMarker(plot: $0, gardener: "Gardener \($0)") }
  }
}

/// A screen that no module of the app has.
private struct Postcard: AllotmentScreen {
  let text: String

  func lines() -> [String] {
    [text]
  }
}
