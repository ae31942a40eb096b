print("Chapter1")
