// Wrong: the map takes the root, which can make everything.
// Must fail with: The map still knows of another module: `private let root: AllotmentRoot?`

/// The gardens, from above.
@MainActor
final class PlotMap: AllotmentScreen {
  private let markers: [PlotMarker]
  private let root: AllotmentRoot?
  private let makeScreen: (@MainActor (Int) -> any AllotmentScreen)?

  init(
    markers: [PlotMarker], root: AllotmentRoot? = nil,
    makeScreen: (@MainActor (Int) -> any AllotmentScreen)? = nil
  ) {
    self.markers = markers
    self.root = root
    self.makeScreen = makeScreen
  }

  func lines() -> [String] {
    markers.map { "\($0.plot) \($0.gardener)" }
  }

  /// The screen behind a marker, or nil if the map has no marker for this plot.
  func open(_ plot: Int) -> (any AllotmentScreen)? {
    guard markers.contains(where: { $0.plot == plot }) else { return nil }
    return makeScreen?(plot) ?? root?.details(of: plot)
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

  func details(of plot: Int) -> any AllotmentScreen {
    PlotDetails(plot: plot, book: book)
  }

  var map: PlotMap {
    PlotMap(markers: markers, root: self)
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
