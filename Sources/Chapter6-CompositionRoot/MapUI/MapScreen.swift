import MapDomain
import Navigation
import Observation
import TerminalUI

/// The map of the coffee shops around the user.
@MainActor @Observable
package final class MapScreen: AppScreen {
  private let markers: any ShopMarkers
  private let changes: any MarkerChanges
  private let headline: @MainActor () async -> String
  private let makeDetails: @MainActor (ShopMarker.ID) -> any AppScreen
  private let makeProfile: @MainActor () -> any AppScreen
  private var region: MapRegion
  private var shown: [ShopMarker] = []
  private var letters = ShopLetters()
  private var notice: String? = "Loading…"
  private var greeting = ""
  @ObservationIgnored private var loading: Task<Void, Never>?
  @ObservationIgnored private var listening: Task<Void, Never>?

  // snippet.map-screen
  // snippet.hide
  /// - Parameters:
  ///   - markers: where the markers come from.
  ///   - changes: reports that markers have changed.
  ///   - region: what to show first.
  ///   - headline: the line above the map.
  ///   - makeDetails: makes the screen with a shop's details.
  ///   - makeProfile: makes the screen about the user.
  // snippet.show
  package init(
    markers: any ShopMarkers,
    changes: any MarkerChanges,
    region: MapRegion,
    headline: @escaping @MainActor () async -> String,
    makeDetails: @escaping @MainActor (ShopMarker.ID) -> any AppScreen,
    makeProfile: @escaping @MainActor () -> any AppScreen
  ) {
    // Keeps all six.
    // snippet.hide
    self.markers = markers
    self.changes = changes
    self.region = region
    self.headline = headline
    self.makeDetails = makeDetails
    self.makeProfile = makeProfile
    // snippet.show
  }

  private func open(_ wanted: String) -> Step {
    switch search.answer(to: wanted) {
    case .shop(let shop): .open(makeDetails(shop.id))
    case .advice(let sentence): .say(sentence)
    }
  }
  // snippet.end

  deinit {
    listening?.cancel()
    loading?.cancel()
  }

  package var body: Screen {
    let grid = grid(height: MapGrid.standardHeight)
    return Screen {
      title
      Line(greeting)
      grid.lines
      ""
      if let sentence { sentence }
      grid.legend.lines
    }
  }

  package func body(for window: TerminalSize) -> Screen {
    let sentence = sentence?.wrapped(to: window.columns) ?? []
    // The layout has room for a sentence of one line.
    let layout = MapLayout(
      window: TerminalSize(
        columns: window.columns, rows: window.rows - max(0, sentence.count - 1)))
    return Screen {
      title
      Line(greeting.count <= window.columns ? greeting : "")
      layout.lines(of: grid(height: layout.mapHeight))
      if !sentence.isEmpty { [""] + sentence }
    }
  }

  private let title = Line("Coffee shops around you", .bold)

  private var sentence: Line? {
    notice.map { Line($0) }
      ?? (search.shops.isEmpty ? "There are no coffee shops in this part of town." : nil)
  }

  package let commands = [
    ScreenCommand("w", "move north", key: .up), ScreenCommand("a", "move west", key: .left),
    ScreenCommand("s", "move south", key: .down), ScreenCommand("d", "move east", key: .right),
    ScreenCommand("zoom in", "see a smaller part, in more detail", key: .character("+")),
    ScreenCommand("zoom out", "see a larger part", key: .character("-")),
    ScreenCommand("open SHOP", "show a shop; SHOP is its letter or its name"),
    ScreenCommand("profile", "show your ratings; log out there"),
  ]

  package func read(_ line: String) async -> Step {
    let words = line.lowercased().split(separator: " ").map(String.init)
    switch words {
    case ["w"]: return show(region.moved(.north), orSay: end(.north))
    case ["a"]: return show(region.moved(.west), orSay: end(.west))
    case ["s"]: return show(region.moved(.south), orSay: end(.south))
    case ["d"]: return show(region.moved(.east), orSay: end(.east))
    case ["zoom", "in"]: return show(region.zoomedIn(), orSay: "You can't zoom in any further.")
    case ["zoom", "out"]:
      return show(
        region.zoomedOut(), orSay: "You can't zoom out any further: this is the whole map.")
    case _ where words.first == "zoom": return .say("Type zoom in or zoom out.")
    case _ where words.first == "open":
      return open(String(line.dropFirst("open".count).trimmingPrefix { $0 == " " }))
    case ["profile"]: return .open(makeProfile())
    default: return .unknown
    }
  }

  private func grid(height: Int) -> MapGrid {
    MapGrid(markers: shown, letters: letters, region: region, height: height)
  }

  private var search: ShopSearch {
    ShopSearch(shops: shown.filter { region.contains($0.position) }, letters: letters)
  }

  private func end(_ direction: MapRegion.Direction) -> String {
    "The map ends here. You can't move any further \(direction.rawValue)."
  }
}

/// Loading the markers.
extension MapScreen {
  /// Loads the markers, and loads them again after each change from now on.
  package func appear() async {
    if listening == nil {
      let changes = changes.changes()
      listening = Task { [weak self] in
        for await _ in changes { self?.load() }
      }
    }
    greeting = await headline()
    load()
  }

  package func settle() async {
    while let last = loading {
      await last.value
      if loading == last { return }
    }
  }

  private func show(_ region: MapRegion, orSay sentence: String) -> Step {
    guard region != self.region else { return .say(sentence) }
    self.region = region
    notice = "Loading…"
    load()
    return .stay
  }

  /// Loads the markers. Of several requests, only the last one's answer is shown.
  private func load() {
    loading?.cancel()
    loading = Task { [weak self, markers, region] in
      let result: Result<[ShopMarker], any Error>
      do {
        result = .success(try await markers.markers(in: region))
      } catch {
        result = .failure(error)
      }
      guard let self, !Task.isCancelled else { return }
      self.show(result)
    }
  }

  private func show(_ result: Result<[ShopMarker], any Error>) {
    switch result {
    case .success(let markers):
      (shown, notice) = (markers, nil)
      letters.follow(MapGrid.reading(markers, in: region).map(\.id))
    // A later request took the place of this one, and gets the answer.
    case .failure(is CancellationError):
      break
    case .failure(let error):
      notice = "The map couldn't be updated. \(error)"
    }
  }
}
