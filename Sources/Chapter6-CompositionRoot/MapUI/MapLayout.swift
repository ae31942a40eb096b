import TerminalUI

/// How the map and its legend share a window.
struct MapLayout {
  /// How many rows the map has.
  let mapHeight: Int
  /// The room that is left for the legend.
  let legend: TerminalSize
  /// Whether the legend is to the right of the map. Otherwise, it's below the map.
  let isLegendBeside: Bool

  // A window at least this wide has room beside a map of useful size.
  private static let wide = 72
  private static let narrowestLegend = 24

  /// - Parameter window: the room for the map and the legend.
  init(window: TerminalSize) {
    // Leaves room for the title and for a sentence below, each with an empty line.
    let rows = window.rows - 4
    isLegendBeside = window.columns >= Self.wide
    if isLegendBeside {
      let columns = window.columns - Self.gap.width - Self.narrowestLegend
      mapHeight = MapGrid.height(within: min(rows, columns / MapGrid.width(ofHeight: 1)))
      legend = TerminalSize(
        columns: window.columns - MapGrid.width(ofHeight: mapHeight) - Self.gap.width,
        rows: mapHeight)
    } else {
      // A legend of fewer than two lines would be useless.
      mapHeight = MapGrid.height(
        within: min(rows - 3, window.columns / MapGrid.width(ofHeight: 1)))
      legend = TerminalSize(columns: window.columns, rows: rows - mapHeight - 1)
    }
  }

  private static let gap: Line = "   "

  /// The map and as much of the legend as fits.
  func lines(of grid: MapGrid) -> [Line] {
    let (map, legend) = (grid.lines, grid.legend.fitted(to: legend))
    guard isLegendBeside else { return map + (legend.isEmpty ? [] : [""] + legend) }
    return map.enumerated().map { row, line in
      row < legend.count ? line + Self.gap + legend[row] : line
    }
  }
}
