"""What only one member sees: private sentences, panels and modals."""
