"""The rules of Scythe, one module for each chapter of the rulebook."""
