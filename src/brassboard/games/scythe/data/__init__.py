"""The Structs of Scythe: table, frames, actions and events, each field with who may see it."""
