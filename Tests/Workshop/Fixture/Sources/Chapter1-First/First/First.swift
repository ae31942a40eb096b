/// What the first chapter's exercises are about.
public let first = 1
