"""What must hold whatever fails: `make faults`, and a short form of it in the suite."""
