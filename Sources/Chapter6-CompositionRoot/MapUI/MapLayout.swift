import TerminalUI

/// How the map and its legend share a window.
struct MapLayout {
  /// How many rows the map has.
  let mapHeight: Int
  /// What is left for the legend.
  let legend: TerminalSize
  /// Whether the legend is to the right of the map, or else below it.
  let isLegendBeside: Bool

  // From this width on there is room beside a map that is worth looking at.
  private static let wide = 72
  private static let narrowestLegend = 24

  /// - Parameter window: how much room there is for all of it.
  init(window: TerminalSize) {
    // The title, and a sentence below, each with an empty line.
    let rows = window.rows - 4
    isLegendBeside = window.columns >= Self.wide
    if isLegendBeside {
      let columns = window.columns - Self.gap.width - Self.narrowestLegend
      mapHeight = MapGrid.height(within: min(rows, columns / MapGrid.width(ofHeight: 1)))
      legend = TerminalSize(
        columns: window.columns - MapGrid.width(ofHeight: mapHeight) - Self.gap.width,
        rows: mapHeight)
    } else {
      // A legend of less than two lines would tell nothing.
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
