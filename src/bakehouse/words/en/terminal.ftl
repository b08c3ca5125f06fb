# The words of the terminal and the command line.
