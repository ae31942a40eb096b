import MapDomain
import Navigation
import Observation
import TerminalUI

/// The map of the coffee shops around the user.
@MainActor @Observable
package final class MapScreen: AppScreen {
  private let markers: any ShopMarkers
  private let changes: any MarkerChanges
  private let makeDetails: @MainActor (ShopMarker.ID) -> any AppScreen
  private let makeProfile: @MainActor () -> any AppScreen
  private var region: MapRegion
  private var shown: [ShopMarker] = []
  private var letters = ShopLetters()
  /// How often the legend was asked for since the map has moved: it has several pages.
  private var turns = 0
  private var notice: String? = "Loading…"
  @ObservationIgnored private var loading: Task<Void, Never>?
  @ObservationIgnored private var listening: Task<Void, Never>?

  // snippet.map-screen
  /// - Parameters:
  ///   - markers: where the markers come from.
  ///   - changes: tells when markers are other than before.
  ///   - region: what is shown at first.
  ///   - makeDetails: builds the screen that tells more about a shop.
  ///   - makeProfile: builds the screen about the user.
  package init(
    markers: any ShopMarkers,
    changes: any MarkerChanges,
    region: MapRegion,
    makeDetails: @escaping @MainActor (ShopMarker.ID) -> any AppScreen,
    makeProfile: @escaping @MainActor () -> any AppScreen
  ) {
    self.markers = markers
    self.changes = changes
    self.region = region
    self.makeDetails = makeDetails
    self.makeProfile = makeProfile
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
      ""
      if turns.isMultiple(of: 2) {
        grid.lines
        ""
      }
      if let sentence { sentence }
      grid.legend.lines
    }
  }

  package func body(for window: TerminalSize) -> Screen {
    let layout = MapLayout(window: window)
    let grid = grid(height: layout.mapHeight)
    let pages = grid.legend.pages(
      of: TerminalSize(columns: window.columns, rows: window.rows - 4))
    let turn = turns % (pages.count + 1)
    return Screen {
      title
      ""
      if turn == 0 {
        layout.lines(of: grid)
        if let sentence { ["", sentence] }
      } else {
        pages[turn - 1]
        ""
        Line("Type legend for \(turn == pages.count ? "the map" : "more").", .dim)
      }
    }
  }

  private let title = Line("Coffee shops around you", .bold)

  private var sentence: Line? {
    notice.map { Line($0) } ?? (search.shops.isEmpty ? "There are no coffee shops here." : nil)
  }

  package let commands = [
    ScreenCommand("w", "move north", key: .up), ScreenCommand("a", "move west", key: .left),
    ScreenCommand("s", "move south", key: .down), ScreenCommand("d", "move east", key: .right),
    ScreenCommand("zoom in", "see less, and closer", key: .character("+")),
    ScreenCommand("zoom out", "see more", key: .character("-")),
    ScreenCommand("open SHOP", "tell more about a shop, by its letter or its name"),
    ScreenCommand("legend", "what all signs mean, in the place of the map, and back"),
    ScreenCommand("profile", "about you"),
  ]

  package func read(_ line: String, questions: Questions) async -> Step {
    let words = line.lowercased().split(separator: " ").map(String.init)
    switch words {
    case ["w"]: return show(region.moved(.north), orSay: end(.north))
    case ["a"]: return show(region.moved(.west), orSay: end(.west))
    case ["s"]: return show(region.moved(.south), orSay: end(.south))
    case ["d"]: return show(region.moved(.east), orSay: end(.east))
    case ["zoom", "in"]: return show(region.zoomedIn(), orSay: "It does not get any closer.")
    case ["zoom", "out"]: return show(region.zoomedOut(), orSay: "You see the whole map.")
    case _ where words.first == "zoom": return .say("Type zoom in or zoom out.")
    case _ where words.first == "open":
      return open(String(line.dropFirst("open".count).trimmingPrefix { $0 == " " }))
    case ["legend"]:
      turns += 1
      return .stay
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
    "The map does not go any further \(direction.rawValue)."
  }
}

/// Markers, and how they come.
extension MapScreen {
  /// The markers are read, and read again at each change from now on.
  package func appear() async {
    if listening == nil {
      let changes = changes.changes()
      listening = Task { [weak self] in
        for await _ in changes { self?.load() }
      }
    }
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
    turns = 0
    notice = "Loading…"
    load()
    return .stay
  }

  /// Of several requests only the last one's answer is shown.
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
    // Someone else has asked for something later, and is answered instead.
    case .failure(is CancellationError):
      break
    case .failure(let error):
      notice = "The map could not be brought up to date. \(error)"
    }
  }
}
