"""The rules of The Smog Riders, one module for each chapter of the rulebook."""
