import Details

func details() -> DetailsScreen { DetailsScreen() }
