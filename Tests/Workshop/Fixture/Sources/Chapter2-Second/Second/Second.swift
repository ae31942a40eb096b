/// What the second chapter's exercises are about.
public let second = 2
