import DetailsUI
import MapUI
import Navigation
import ProfileUI
import TerminalUI

extension CompositionRoot {
  /// Answers a line that means nothing to the topmost screen: where in the app its command belongs.
  func answer(_ line: String, on top: any AppScreen) async -> Step {
    if line == "objects" { return .say(bill.text) }
    let word = line.lowercased().prefix { $0 != " " }
    func command(in commands: [ScreenCommand]) -> String? {
      commands.first { $0.name.first == String(word) }?.name.joined(separator: " ")
    }
    let (map, shop) = (command(in: MapScreen.lines), command(in: DetailsScreen.lines))
    let profile = command(in: ProfileScreen.lines)
    if scope == nil, map ?? shop ?? profile != nil {
      return .say("Sign in first, or create an account.")
    }
    if let map { return .say("\(map) is on the map: type back.") }
    if let profile {
      let hasWay = top.commands.contains { $0.syntax == "profile" }
      return .say(
        "\(profile) is on your profile: type \(hasWay ? "profile" : "back, then profile").")
    }
    guard let shop else { return .unknown }
    // The map knows which shops can be opened.
    guard case .say(let advice) = await top.read("open") else {
      return .say("\(shop) is for a shop: type back, and open one on the map.")
    }
    return .say("\(shop) is for a shop. \(advice)")
  }
}
