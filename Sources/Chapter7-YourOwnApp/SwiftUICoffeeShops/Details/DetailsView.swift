import DetailsDomain
import SwiftUI

/// One coffee shop.
struct DetailsView: View {
  private let makeModel: () -> DetailsModel
  @State private var model: DetailsModel?

  /// - Parameter makeModel: makes the model when the view first appears.
  init(makeModel: @escaping () -> DetailsModel) { self.makeModel = makeModel }

  var body: some View {
    // snippet.details-stack
    VStack {
      if let model {
        DetailsContent(model: model)
      } else {
        Text("Loading…")
      }
    }
    // snippet.end
    .task {
      let model = model ?? makeModel()
      self.model = model
      await model.load()
    }
  }
}

/// Shows a model's content.
struct DetailsContent: View {
  let model: DetailsModel

  var body: some View {
    switch model.content {
    case .loading: Text("Loading…")
    case .failed(let message): Text(message)
    case .shown(let details):
      List {
        Text(details.address)
        Text(details.rating.map { "Your rating: \($0.stars) of \(StarRating.most)" } ?? "Not rated")
        ForEach(Choice.all) { choice in
          Button("Rate it \(choice.id)") { Task { await model.rate(choice.rating) } }
        }
        if let complaint = model.complaint { Text(complaint) }
      }
      .navigationTitle(details.name)
    }
  }

  /// A rating that can be given.
  private struct Choice: Identifiable {
    let rating: StarRating
    var id: Int { rating.stars }

    static let all = (1...StarRating.most).compactMap(StarRating.init).map(Choice.init)
  }
}
