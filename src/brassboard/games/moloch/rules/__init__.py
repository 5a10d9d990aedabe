"""The chapters of the rulebook of Rise of Moloch."""
