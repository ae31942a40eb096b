import TerminalUI

/// Draws objects, what they depend on, and how long each lives.
///
/// Nobody has to tell it: it looks into the objects, by way of `Mirror`. So it is for objects that
/// nobody uses yet. What an actor holds must not change while someone looks.
///
/// What can be compared is data and no object, nor is an enum or a collection. A closure is drawn
/// by its type, since nobody can look into it.
package struct ObjectDrawing {
  private let root: Any
  private let scope: Any
  private let isOpaque: (Any) -> Bool

  /// - Parameters:
  ///   - root: what it holds are the singletons, with all that they depend on.
  ///   - scope: what else this holds is scoped. Whatever neither holds is transient.
  ///   - isOpaque: whether an object's own parts are nobody's business.
  package init(root: Any, scope: Any, isOpaque: @escaping (Any) -> Bool = { _ in false }) {
    self.root = root
    self.scope = scope
    self.isOpaque = isOpaque
  }

  /// The objects as trees, below each what it depends on. What is shared is drawn once.
  package func screen(of objects: [Any]) -> Screen {
    var pen = Pen(isOpaque: isOpaque)
    pen.note(root, as: .singleton)
    pen.note(scope, as: .scoped)
    for object in objects { pen.draw(Part(object, label: nil), below: []) }
    return Screen(pen.lines)
  }
}

/// How long an object lives.
private enum Lifetime: String {
  /// As long as the root.
  case singleton
  /// As long as the scope.
  case scoped
  /// As long as the one that asked for it.
  case transient
}

private struct Pen {
  let isOpaque: (Any) -> Bool
  var lines: [Line] = []
  private var lifetimes: [Identity: Lifetime] = [:]
  private var drawn: Set<Identity> = []

  init(isOpaque: @escaping (Any) -> Bool) {
    self.isOpaque = isOpaque
  }

  /// Notes all that is held, unless someone is known to hold it for longer.
  mutating func note(_ holder: Any, as lifetime: Lifetime) {
    guard !isOpaque(holder) else { return }
    for case .object(let identity, let value) in Part.all(in: holder).map(\.kind)
    where lifetimes[identity] == nil {
      lifetimes[identity] = lifetime
      note(value, as: lifetime)
    }
  }

  /// - Parameter owners: the objects that it hangs from, the outermost first.
  mutating func draw(_ part: Part, below owners: [Identity]) {
    let start = Line(
      String(repeating: "  ", count: owners.count) + (part.label.map { "\($0): " } ?? ""), .dim)
    switch part.kind {
    case .data: break
    case .closure(let type): lines.append(start + Line(type))
    case .object(let identity, let value):
      let lifetime = lifetimes[identity] ?? .transient
      let name = Line("\(type(of: value))", .bold)
      let isNew = lifetime == .transient || drawn.insert(identity).inserted
      guard isNew, !owners.contains(identity) else {
        lines.append(start + "the same " + name)
        return
      }
      lines.append(start + name + Line(" (\(lifetime.rawValue))", .dim))
      guard !isOpaque(value) else { return }
      for part in Part.all(in: value) { draw(part, below: owners + [identity]) }
    }
  }
}
