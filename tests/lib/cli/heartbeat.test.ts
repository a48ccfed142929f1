import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { watchHeartbeat } from "@/lib/cli/heartbeat";

const BEAT = { beatMs: 50, missing: 6, missingWhileLoading: 10_000 };

/** A process that beats, until it is asked to block its event loop. */
const BEATS = `
  setInterval(() => process.send({ kind: "alive" }), 50);
  process.on("message", () => { for (;;); });
`;

/** A process that hangs before it beats. */
const HANGS = "for (;;);";

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});

function start(code: string): ChildProcess {
  const child = spawn(process.execPath, ["-e", code], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  started.push(child);
  return child;
}

test("a process that blocks its event loop is noticed, one that beats is left alone", async () => {
  const [hanging, healthy] = [start(BEATS), start(BEATS)];
  const silent: string[] = [];
  watchHeartbeat(healthy, () => silent.push("healthy"), { ...BEAT, missing: 10_000 });
  watchHeartbeat(
    hanging,
    () => {
      silent.push("hanging");
      hanging.kill("SIGKILL");
    },
    BEAT,
  );
  await once(hanging, "message");
  hanging.send("block");
  const [, signal] = await once(hanging, "exit");
  expect(signal).toBe("SIGKILL");
  expect(silent).toEqual(["hanging"]);
  await once(healthy, "message");
});

test("a process that hangs while it loads is noticed, after as long as loading may take", async () => {
  const hanging = start(HANGS);
  const silence = await new Promise<number>((resolve) =>
    watchHeartbeat(hanging, resolve, { beatMs: 50, missing: 1, missingWhileLoading: 8 }),
  );
  expect(silence).toBe(0.4);
  hanging.kill("SIGKILL");
});

test("a process that loads slowly is left alone, and one that has ended is not watched", async () => {
  const loading = new EventEmitter();
  const ended = new EventEmitter();
  const silent: string[] = [];
  const few = { beatMs: 5, missing: 1, missingWhileLoading: 10_000 };
  watchHeartbeat(loading, () => silent.push("loading"), few);
  watchHeartbeat(ended, () => silent.push("ended"), few);
  loading.emit("message", { kind: "loaded" });
  ended.emit("message", { kind: "alive" });
  ended.emit("exit");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(silent).toEqual([]);
  loading.emit("exit");
});
