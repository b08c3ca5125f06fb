"""Machines on which real servers run in virtual time: each has an event loop and threads, and can be stopped or killed.

The modules of the server get their time, threads, queues and chance from here instead of from the operating system
(`borrowed`). A thread is a real one, but only one runs at a time, and which one that is, the scheduler decides: it runs
until it sleeps or waits. So the same seed is always the same run.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from contextvars import Context
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar, TypeVarTuple
from unittest import mock

from tests.simulation.runtime import LATENESS, date_at
from tests.simulation.scheduler import Call, Event, Scheduler

Given = TypeVarTuple("Given")
Result = TypeVar("Result")

SERVER = "bakehouse.server."
WAKING = 0.03  # seconds in which the loop and the threads of a machine that was stopped run again, in any order
current: list[Machine] = []  # the one whose code is running, at the end
running: list[SimulatedThread] = []  # the thread that has the baton, at the end; empty: an event loop, or nobody


class Killed(BaseException):
    """Unwinds a thread whose machine has ended."""


class Machine:
    """One life of a server process."""

    def __init__(self, scheduler: Scheduler, name: str) -> None:
        self.scheduler = scheduler
        self.name = name
        self.is_alive = True
        self.is_paused = False
        self.loop = VirtualLoop(self)
        self.threads: list[SimulatedThread] = []
        self._held: dict[object, list[Call]] = {}  # while it is stopped: by loop or thread, what is due

    def after(self, delay: float, owner: object, call: Call) -> Event:
        """Call this in that thread, or in the event loop."""
        return self.scheduler.after(delay, lambda: self.run(owner, call))

    def run(self, owner: object, call: Call) -> None:
        if not self.is_alive:
            return
        if self.is_paused or owner in self._held:
            self._held.setdefault(owner, []).append(call)
            return
        current.append(self)
        try:
            call()
        finally:
            current.pop()

    def stop(self) -> None:
        """As SIGSTOP does it."""
        self.is_paused = True

    def go_on(self) -> None:
        """As SIGCONT does it: what was due meanwhile happens now; the loop and each thread in its own order."""
        self.is_paused = False
        for owner in [*self._held]:
            self.scheduler.after(self.scheduler.between(0.0, WAKING), partial(self._catch_up, owner))

    def _catch_up(self, owner: object) -> None:
        if not self.is_paused:
            for call in self._held.pop(owner, []):
                self.run(owner, call)

    def kill(self) -> None:
        self.is_alive = False
        for thread in self.threads:
            thread.unwind()


# -- Threads -----------------------------------------------------------------------


class SimulatedThread:
    """Takes the place of `threading.Thread`."""

    def __init__(self, target: Callable[..., object], args: tuple[Any, ...] = (), **named: object) -> None:
        self._target = target
        self._args = args
        self._machine = current[-1]
        self._go, self._back = threading.Semaphore(0), threading.Semaphore(0)
        self._thread: threading.Thread | None = None
        self._error: BaseException | None = None
        self._is_done = False
        self._turn = 0  # how often it was resumed
        self._joining: list[SimulatedThread] = []

    def start(self) -> None:
        self._thread = threading.Thread(target=self._main, daemon=True)
        self._thread.start()
        self._machine.threads.append(self)
        self.resume_after(0.0)

    def is_alive(self) -> bool:
        return self._thread is not None and not self._is_done

    def join(self) -> None:
        if self.is_alive():
            self._joining.append(running[-1])
            running[-1].wait()

    def resume_after(self, delay: float) -> Event:
        """Let it go on from where it waits, or is about to wait."""
        turn = self._turn
        return self._machine.after(delay, self, lambda: self._resume() if turn == self._turn else None)

    def wait(self) -> None:
        """Let the others run until somebody resumes this thread; called by itself."""
        if self._machine.is_alive:
            self._back.release()
            self._go.acquire()
        if not self._machine.is_alive:
            raise Killed

    def _main(self) -> None:
        self._go.acquire()
        try:
            if self._machine.is_alive:
                self._target(*self._args)
        except Killed:
            pass
        except BaseException as error:  # noqa: BLE001  whoever has resumed it raises it
            self._error = error
        self._is_done = True
        self._back.release()

    def _resume(self) -> None:
        self._turn += 1
        running.append(self)
        self._go.release()
        self._back.acquire()
        running.pop()
        if self._error is not None:
            raise self._error
        if self._is_done:
            for thread in self._joining:
                thread.resume_after(0.0)

    def unwind(self) -> None:
        if self.is_alive():
            self._go.release()
            self._back.acquire()


class SimulatedQueue:
    """Takes the place of `queue.SimpleQueue`; one thread reads it."""

    def __init__(self) -> None:
        self._items: deque[Any] = deque()
        self._waiting: SimulatedThread | None = None

    def put(self, item: object) -> None:
        self._items.append(item)
        if self._waiting is not None:
            self._waiting.resume_after(0.0)
            self._waiting = None

    def get(self) -> Any:
        while not self._items:
            self._waiting = running[-1]
            running[-1].wait()
        return self._items.popleft()

    def empty(self) -> bool:
        return not self._items


# -- The event loop ----------------------------------------------------------------


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop of one machine: what is to be called, the scheduler calls."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._begun: list[asyncio.Task[Any]] = []
        super().__init__()
        self._executors: dict[object, SimulatedQueue] = {}

    def time(self) -> float:
        return self._machine.scheduler.now

    def get_debug(self) -> bool:
        return False

    def is_closed(self) -> bool:
        return not self._machine.is_alive

    def _run(self, handle: asyncio.Handle) -> None:
        if not handle.cancelled():
            with self._as_running():
                handle._run()

    @contextmanager
    def _as_running(self) -> Iterator[None]:
        before = asyncio._get_running_loop()
        asyncio._set_running_loop(self)
        try:
            yield
        finally:
            asyncio._set_running_loop(before)

    def create_task(
        self, coro: Generator[Any, None, Result] | Coroutine[Any, Any, Result], **named: Any
    ) -> asyncio.Task[Result]:
        task = super().create_task(coro, **named)
        self._begun.append(task)
        return task

    def tidy(self) -> None:
        """After the run, end what was going on when the machine was killed; nobody listens any more."""
        with self._as_running():
            for task in self._begun:
                if not task.done():
                    task._log_destroy_pending = False  # type: ignore[attr-defined]  # of the machine that has ended
                    with suppress(BaseException):
                        task.get_coro().close()

    def call_soon(
        self, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._machine.after(0.0, self, lambda: self._run(handle))
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        late = self._machine.scheduler.between(0.0, LATENESS)
        self._machine.after(when - self.time() + late, self, lambda: self._run(handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """What nobody has asked for; what the referee finds fails by itself."""
        if self._machine.is_alive:
            self._machine.scheduler.note(f"{self._machine.name}: {context.get('message')} {context.get('exception')!r}")

    def run_in_executor(self, executor: object, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]  # of one thread
        """Each executor is one thread here, which does one thing after the other."""
        if executor not in self._executors:
            self._executors[executor] = SimulatedQueue()
            SimulatedThread(self._work, (self._executors[executor],)).start()
        found = self.create_future()
        self._executors[executor].put((found, func, args))
        return found

    def _work(self, queue: SimulatedQueue) -> None:
        while True:
            found, func, args = queue.get()
            try:
                answer, error = func(*args), None
            except Exception as problem:  # noqa: BLE001  whoever waits for it gets it
                answer, error = None, problem
            self.call_soon_threadsafe(_finish, found, answer, error)


def _finish(found: asyncio.Future[Any], answer: Any, error: Exception | None) -> None:
    if found.cancelled():
        return
    if error is None:
        found.set_result(answer)
    else:
        found.set_exception(error)


# -- Instead of the operating system -----------------------------------------------


def _sleep(scheduler: Scheduler, seconds: float) -> None:
    running[-1].resume_after(seconds)
    running[-1].wait()


class _Chance:
    """Takes the place of `secrets` and `random`."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.choice = chance.choice
        self.random = chance.random
        self.token_bytes = chance.randbytes

    def token_urlsafe(self, count: int) -> str:
        return self._chance.randbytes(count).hex()

    token_hex = token_urlsafe


@contextmanager
def borrowed(scheduler: Scheduler) -> Iterator[None]:
    """In here all modules of the server take time, threads, queues and chance from the simulation."""
    clock = SimpleNamespace(
        monotonic=lambda: scheduler.now,
        perf_counter=lambda: scheduler.now,
        time=lambda: date_at(0.0) + scheduler.now,
        sleep=lambda seconds: _sleep(scheduler, seconds),
    )
    chance = _Chance(scheduler.random)
    instead = {
        "time": clock,
        "secrets": chance,
        "random": chance,
        "threading": SimpleNamespace(Thread=SimulatedThread),
        "SimpleQueue": SimulatedQueue,
    }
    with ExitStack() as stack:
        for name, module in [*sys.modules.items()]:
            for borrowed_name, object_ in instead.items():
                if name.startswith(SERVER) and borrowed_name in vars(module):
                    stack.enter_context(mock.patch.object(module, borrowed_name, object_))
        yield
