"""Maps of the station: reading and checking map files, the floor library, and the map a game is played on."""
