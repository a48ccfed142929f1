import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { watchHeartbeat } from "@/lib/cli/heartbeat";

const BEAT = { beatMs: 50, missing: 6 };

/** A process that beats, until it is asked to block its event loop. */
const BEATS = `
  setInterval(() => process.send({ kind: "alive" }), 50);
  process.on("message", () => { for (;;); });
`;

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});

function start(): ChildProcess {
  const child = spawn(process.execPath, ["-e", BEATS], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  started.push(child);
  return child;
}

test("a process that blocks its event loop is noticed, one that beats is left alone", async () => {
  const [hanging, healthy] = [start(), start()];
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

test("a process is watched from its first beat, and not after its end", async () => {
  const process = new EventEmitter();
  const silent: string[] = [];
  watchHeartbeat(process, () => silent.push("silent"), { beatMs: 5, missing: 1 });
  process.emit("message", { kind: "loaded" });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(silent).toEqual([]);
  process.emit("message", { kind: "alive" });
  process.emit("exit");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(silent).toEqual([]);
});
