// Placeholder until the chapter's first exercise is there.
