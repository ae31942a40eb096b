import Observation
import SwiftUI

// snippet.badge
/// What the badge needs of a model.
protocol Rated: AnyObject {
  var stars: Int { get set }
}

/// A shop's stars. It's drawn again after each change, whatever the model's type.
struct RatingBadge: View {
  let model: any Rated

  var body: some View { Text("\(model.stars) of 5") }
}

/// A field needs a binding, and `@Bindable` needs a concrete type: so this view is generic.
struct StarsField<Model: Rated & Observable>: View {
  @Bindable var model: Model

  var body: some View { StarsPicker(stars: $model.stars) }
}
// snippet.end

/// Changes the stars.
struct StarsPicker: View {
  @Binding var stars: Int

  var body: some View { Button("One more") { stars = min(stars + 1, 5) } }
}

@Observable
final class ShopRating: Rated {
  var stars = 3
}
