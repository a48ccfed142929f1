import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { ReceivedLetter } from "@/tests/setup/mail-server";

/** What the service under test and the browser tests of one run share: a folder that the run's `E2E_RUN` names. */
export function runFolder(): string {
  return path.join(tmpdir(), `grundlag-browser-${process.env.E2E_RUN ?? "own"}`);
}

/** The file in which the service stores the address of its database. */
export function databaseFile(): string {
  return path.join(runFolder(), "database.url");
}

/** Makes the deadline of an event pass by moving it into the past. */
export async function passDeadline(eventId: string): Promise<void> {
  const client = new pg.Client({ connectionString: await readFile(databaseFile(), "utf8") });
  await client.connect();
  const passed = "UPDATE club_events SET deadline_at = now() - interval '1 second' WHERE id = $1";
  const { rowCount } = await client.query(passed, [eventId]);
  await client.end();
  if (rowCount !== 1) throw new Error(`there is no event ${eventId}`);
}

const letters = () => path.join(runFolder(), "letters");

/** Stores a letter that the service sent, for the tests. */
export function keepLetter(letter: ReceivedLetter): void {
  mkdirSync(letters(), { recursive: true });
  const file = path.join(letters(), crypto.randomUUID());
  writeFileSync(file, JSON.stringify(letter));
  renameSync(file, `${file}.json`);
}

/** The letters that the service has sent so far. */
export async function lettersSent(): Promise<ReceivedLetter[]> {
  const names = await readdir(letters()).catch(() => []);
  const whole = names.filter((name) => name.endsWith(".json"));
  return Promise.all(
    whole.map(async (name) => JSON.parse(await readFile(path.join(letters(), name), "utf8"))),
  );
}
