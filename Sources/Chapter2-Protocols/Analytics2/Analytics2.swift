// In preparation.
