"""The Structs of The Smog Riders: table, frames, actions and events, each field with who may see it."""
