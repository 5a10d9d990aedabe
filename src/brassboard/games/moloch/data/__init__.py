"""The data of Rise of Moloch: table, frames, actions and events, with who may see what."""
