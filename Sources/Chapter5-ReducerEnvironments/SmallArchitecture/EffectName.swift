/// Identifies the effects to cancel in a store, by an id and the part of the state that the id
/// belongs to.
struct EffectName: Equatable, Sendable {
  let id: String
  /// The key paths from the part to the whole, innermost first.
  let parts: [AnyKeyPath & Sendable]

  static func == (first: EffectName, second: EffectName) -> Bool {
    first.id == second.id && first.parts.elementsEqual(second.parts) { $0 == $1 }
  }
}

extension Effect {
  /// The name that it can be cancelled by.
  var name: EffectName? {
    id.map { EffectName(id: $0, parts: parts) }
  }

  /// The name whose effects it cancels.
  var cancelledName: EffectName? {
    if case .cancelling(let id) = work { return EffectName(id: id, parts: parts) }
    return cancelsInFlight ? name : nil
  }
}
