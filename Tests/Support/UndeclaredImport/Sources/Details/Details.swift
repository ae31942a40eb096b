package struct DetailsScreen {
  package init() {}
}
