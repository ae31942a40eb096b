// Wrong: a screen is made when its marker is opened, and then kept.
// Must fail with: The details have the points of the moment in which they are made, so each
// opening needs a new screen.

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

  private var screens: [Int: any AllotmentScreen] = [:]

  func lines() -> [String] {
    markers.map { "\($0.plot) \($0.gardener)" }
  }

  /// The screen behind a marker, or nil if the map has no marker for this plot.
  func open(_ plot: Int) -> (any AllotmentScreen)? {
    guard markers.contains(where: { $0.plot == plot }) else { return nil }
    let screen = screens[plot] ?? makeScreen(plot)
    screens[plot] = screen
    return screen
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
