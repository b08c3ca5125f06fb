"""What holds for all tests."""

import os
import signal

# What the tests read is English, whatever language the machine is set to.
os.environ["LC_ALL"] = "C.UTF-8"

# A job in the background is started with some signals ignored, and its children inherit that. The tests send
# Ctrl-C and hang up on programs that they start, so these must start as at a terminal.
for number, usual in (
    (signal.SIGINT, signal.default_int_handler),
    (signal.SIGHUP, signal.SIG_DFL),
    (signal.SIGTERM, signal.SIG_DFL),
):
    if signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, usual)
