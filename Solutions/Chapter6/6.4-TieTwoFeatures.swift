// 6.4 · Tie two features                                                   ★★☆
//
// On a map of allotment gardens a marker is opened, and the details of a plot appear, with
// the points that the jury has given. The map makes them itself. So the team of the map has
// to know the details, and the jury's book as well, which it only passes on. Let the root
// tie the two.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.4
// Read:   Book/06-CompositionRoot.md, "A closure ties two features"

// MARK: - Given

// What all modules know

/// Something to look at.
@MainActor
protocol AllotmentScreen {
  func lines() -> [String]
}

// The module of the jury

/// The points that the jury has given, and a note of each time that somebody looked them up.
@MainActor
final class JuryBook {
  /// The plots whose points were looked up, in order.
  private(set) var lookUps: [Int] = []
  private var points: [Int: Int] = [:]

  func give(_ points: Int, to plot: Int) {
    self.points[plot] = points
  }

  func points(of plot: Int) -> Int? {
    lookUps.append(plot)
    return points[plot]
  }
}

// The module of the details

/// One plot, with the points that it has when the screen is made.
@MainActor
final class PlotDetails: AllotmentScreen {
  private let plot: Int
  private let points: Int?

  init(plot: Int, book: JuryBook) {
    self.plot = plot
    points = book.points(of: plot)
  }

  func lines() -> [String] {
    ["Plot \(plot)", points.map { "\($0) points" } ?? "not seen by the jury"]
  }
}

// The module of the map begins with its markers

/// A plot on the map.
struct PlotMarker: Sendable {
  /// The plot's number, painted on its gate. Numbers are not in order, and some are missing.
  let plot: Int
  let gardener: String
}

// MARK: - Yours

/// The gardens, from above.
@MainActor
final class PlotMap: AllotmentScreen {
  private let markers: [PlotMarker]
  private let makeScreen: @MainActor (_ plot: Int) -> any AllotmentScreen

  init(
    markers: [PlotMarker], makeScreen: @escaping @MainActor (_ plot: Int) -> any AllotmentScreen
  ) {
    self.markers = markers
    self.makeScreen = makeScreen
  }

  func lines() -> [String] {
    markers.map { "\($0.plot) \($0.gardener)" }
  }

  /// The screen behind a marker, or nil if the map has no marker for this plot.
  func open(_ plot: Int) -> (any AllotmentScreen)? {
    guard markers.contains(where: { $0.plot == plot }) else { return nil }
    return makeScreen(plot)
  }
}

// The app's module

/// Puts the app of the gardens together.
@MainActor
final class AllotmentRoot {
  private let markers: [PlotMarker]
  private let book: JuryBook

  init(markers: [PlotMarker], book: JuryBook) {
    self.markers = markers
    self.book = book
  }

  var map: PlotMap {
    PlotMap(markers: markers) { [book] plot in
      PlotDetails(plot: plot, book: book)
    }
  }
}

// The tests call these three functions. Rewire them as your types want it.

/// An app with these plots and this jury.
@MainActor
func makeAllotmentRoot(markers: [PlotMarker], book: JuryBook) -> AllotmentRoot {
  AllotmentRoot(markers: markers, book: book)
}

/// The map that the root composes.
@MainActor
func openPlotMap(of root: AllotmentRoot) -> PlotMap {
  root.map
}

/// A map without a root, which opens whatever screens `makeScreen` makes for a plot.
@MainActor
func makePlotMap(
  markers: [PlotMarker], makeScreen: @escaping @MainActor (_ plot: Int) -> any AllotmentScreen
) -> PlotMap {
  PlotMap(markers: markers, makeScreen: makeScreen)
}
