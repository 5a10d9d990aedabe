"""The campaign of Rise of Moloch: six chapters on one sheet, with an intermezzo between two of them."""
