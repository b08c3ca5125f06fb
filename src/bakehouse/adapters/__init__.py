"""The games as environments of other libraries: one module a library, which has to be installed."""
