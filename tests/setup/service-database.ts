import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";

/** The path of the file in which the service under test stores the address of its database. */
export function addressFile(): string {
  const port = process.env.PORT ?? process.env.E2E_PORT ?? "3100";
  return path.join(tmpdir(), `grundlag-browser-${port}.url`);
}

/** Makes the deadline of an event pass by moving it into the past. */
export async function passDeadline(eventId: string): Promise<void> {
  const client = new pg.Client({ connectionString: await readFile(addressFile(), "utf8") });
  await client.connect();
  const passed = "UPDATE club_events SET deadline_at = now() - interval '1 second' WHERE id = $1";
  const { rowCount } = await client.query(passed, [eventId]);
  await client.end();
  if (rowCount !== 1) throw new Error(`there is no event ${eventId}`);
}
