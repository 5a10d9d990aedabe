"""What a good player of Rise of Moloch looks at."""
