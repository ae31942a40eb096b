import DetailsDomain
import SwiftUI

// snippet.previews
/// The details of a shop in four states, each composed on one line.
enum DetailsPreviews: CaseIterable {
  case rated, unrated, unsaved, unknown

  var model: DetailsModel {
    switch self {
    case .rated: Self.model(PreviewDetailsService(.slowDrip))
    case .unrated: Self.model(PreviewDetailsService(.earlyBird))
    case .unsaved: Self.model(FailingDetailsService(known: .earlyBird))
    case .unknown: Self.model(FailingDetailsService(known: nil))
    }
  }

  var view: some View { DetailsView { model } }

  private static func model(_ service: any DetailsService) -> DetailsModel {
    DetailsModel(shop: "early-bird", service: service, observer: SilentDetailsObserver())
  }
}
// snippet.end

#if os(macOS)
  // snippet.preview-macro
  #Preview("Rated") { DetailsPreviews.rated.view }
  #Preview("Can't be saved") { DetailsPreviews.unsaved.view }
// snippet.end
#else
  // The macro exists only in Xcode. Everything it shows is compiled here, too.
#endif
