import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { readShippedLibrary, seedShippedLibrary } from "@/prisma/seed";
import { freshDatabase } from "@/tests/setup/database";

const log = vi.spyOn(console, "log").mockImplementation(() => {});
afterAll(() => log.mockRestore());
const { client, url } = await freshDatabase();
const connection = new pg.Client({ connectionString: url });
await connection.connect();
afterAll(() => connection.end());
const { documents } = await readShippedLibrary();

test("the library ships scenarios and army lists, which anybody may read", async () => {
  await seed();
  const stored = await client.document.findMany({
    select: { id: true, kind: true, visibility: true },
  });
  expect(stored.map(({ id }) => id).sort()).toEqual(documents.map(({ id }) => id));
  expect(new Set(stored.map(({ visibility }) => visibility))).toEqual(new Set(["public"]));
  const kinds = stored.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "scenario").length).toBeGreaterThanOrEqual(2);
  expect(kinds.filter((kind) => kind === "army-list").length).toBeGreaterThanOrEqual(12);
});

test("a second start changes nothing", async () => {
  const before = await versions();
  await seed();
  expect(await versions()).toEqual(before);
});

test("a shipped document that changed becomes a new version at the next start, the others stay", async () => {
  const [changed = "", ...others] = documents.map(({ id }) => id);
  const { body } = await client.document.findUniqueOrThrow({ where: { id: changed } });
  const older = { ...(body as object), title: "As it was called before" };
  await client.document.update({ where: { id: changed }, data: { body: older } });
  await client.meta.delete({ where: { key: "library" } });
  await seed();
  const found = await versions();
  expect(found.get(changed)).toBe(2);
  expect(others.map((id) => found.get(id))).toEqual(others.map(() => 1));
});

function seed(): Promise<void> {
  return seedShippedLibrary(connection, async () => ({ database: client, now: () => new Date() }));
}

async function versions(): Promise<Map<string, number>> {
  const found = await client.document.findMany({ select: { id: true, version: true } });
  return new Map(found.map(({ id, version }) => [id, version]));
}
