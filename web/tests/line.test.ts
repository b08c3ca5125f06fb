import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line } from "../src/line.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function answer(after: number): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve("here"), after));
}

test("an answer that comes soon is no silence", async () => {
  const waiting = line.waiting(answer(1900));
  await vi.advanceTimersByTimeAsync(1900);
  expect(await waiting).toBe("here");
  await vi.advanceTimersByTimeAsync(1000);
  expect(line.isSilent).toBe(false);
});

test("it is silent until the last late answer is there", async () => {
  const waiting = [line.waiting(answer(3000)), line.waiting(answer(5000))];
  await vi.advanceTimersByTimeAsync(2000);
  expect(line.isSilent).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(line.isSilent).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(line.isSilent).toBe(false);
  await Promise.all(waiting);
});

test("a failure ends the silence too", async () => {
  const failing = line.waiting(answer(3000).then(() => Promise.reject(new Error("no"))));
  const failed = expect(failing).rejects.toThrow("no");
  await vi.advanceTimersByTimeAsync(3000);
  await failed;
  expect(line.isSilent).toBe(false);
});
