import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { contentOfDatabase, readArchive } from "@/lib/cli/archive/read";
import { writeArchive } from "@/lib/cli/archive/write";
import { openDatabase } from "@/lib/db/client";
import { shippedMigrations } from "@/prisma/migrate";
import { emptyDatabase, freshDatabase } from "@/tests/setup/database";

const AWKWARD = "Zażółć gęślą jaźń\n\tØresund \\ \" ' \u2028 👑";

const folder = await mkdtemp(path.join(tmpdir(), "grundlag-archive-"));
afterAll(() => rm(folder, { recursive: true }));
const file = path.join(folder, "backup.gz");
const shipped = await shippedMigrations();
const { client, url } = await freshDatabase();

await client.user.create({
  data: { id: "ida", email: "ida@example.org", name: AWKWARD, passwordHash: "argon2id" },
});
await client.document.create({ data: document({ id: "a-fork", forkedFromId: null }) });
await client.document.create({ data: document({ id: "original", forkedFromId: null }) });
await client.document.update({ where: { id: "a-fork" }, data: { forkedFromId: "original" } });
await client.revision.create({
  data: { documentId: "original", version: 1, authorId: "ida", body: { note: AWKWARD } },
});
const PICTURE = { documentId: "original", createdAt: new Date(0), widthPx: 2, heightPx: 1 };
const LAID = { xCm: 0.1, yCm: -2.5, widthCm: 1 / 3, turnDeg: 12.5, opacity: 60 };
for (const [rank, id] of ["p1", "p2"].entries()) {
  const bytes = Uint8Array.from([rank, 0, 92, 34, 10, 13, 255]);
  const row = { id, rank, name: AWKWARD, ...PICTURE, ...LAID, byteSize: 7, bytes };
  await client.picture.create({ data: row });
}
await client.token.create({
  data: { id: "t", userId: "ida", name: "tool", scopes: ["read", "write"], hash: "h" },
});
await client.session.create({
  data: { id: "s", userId: "ida", createdAt: new Date(0), lastSeenAt: new Date(0), address: "" },
});
const source = await connect(url);
await writeArchive({ client: source, file, createdAt: new Date(0), secret: "kept secret" });

test("what was backed up comes back, to the last character and row", async () => {
  const target = await emptyDatabase();
  const connection = await connect(target);
  const header = await readArchive({ client: connection, file, shipped });
  expect(header).toMatchObject({ createdAt: "1970-01-01T00:00:00.000Z", secret: "kept secret" });
  expect(await everything(connection)).toEqual(await everything(source));

  const copy = openDatabase(target);
  const { body } = await copy.document.findUniqueOrThrow({ where: { id: "original" } });
  expect(JSON.stringify(body)).toBe(JSON.stringify(document({ id: "original" }).body));
  await expect(copy.user.delete({ where: { id: "ida" } })).rejects.toThrow(/foreign key/i);
  await copy.$disconnect();
});

test("a restore puts the backup in the place of what was there", async () => {
  const target = await emptyDatabase();
  const connection = await connect(target);
  await readArchive({ client: connection, file, shipped });
  await connection.query("UPDATE users SET name = 'changed' WHERE id = 'ida'");
  await connection.query("INSERT INTO meta VALUES ('later', 'fact')");
  await readArchive({ client: connection, file, shipped });
  expect(await everything(connection)).toEqual(await everything(source));
});

const lines = gunzipSync(await readFile(file))
  .toString("utf8")
  .split("\n");
const packed = (...changed: string[]) => gzipSync(changed.join("\n"));

/** A database with a restored backup, which no damaged one may change. */
const restored = await connect(await emptyDatabase());
await readArchive({ client: restored, file, shipped });
const before = await everything(restored);

test("one damaged byte, wherever it is, gives one plain line or does not matter", async () => {
  const whole = await readFile(file);
  const spoilt = path.join(folder, "spoilt.gz");
  let refused = 0;
  for (let at = 0; at < whole.length; at += at < 20 ? 1 : 41) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 0x11;
    await writeFile(spoilt, bytes);
    const reading = readArchive({ client: restored, file: spoilt, shipped });
    const message = await reading.then(
      () => null,
      (error: Error) => error.message,
    );
    if (message === null) continue;
    refused += 1;
    expect(message).toMatch(/^.*spoilt\.gz is not a whole backup of this service: .+$/);
  }
  // The time and the system in gzip's own header, six bytes that nobody reads, are all that may differ.
  expect(refused).toBeGreaterThan((whole.length - 20) / 41);
  expect(await everything(restored)).toEqual(before);
});

test("a damaged byte deep inside a large backup gives one plain line", async () => {
  const rows = Array.from({ length: 9_000 }, () =>
    JSON.stringify({ row: randomBytes(200).toString("base64") }),
  );
  const bytes = packed(lines[0] ?? "", '{"table":"meta","columns":["key"]}', ...rows);
  const spoilt = path.join(folder, "large.gz");
  for (const share of [0.4, 0.7, 0.95]) {
    const at = Math.floor(bytes.length * share);
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 0x40;
    await writeFile(spoilt, copy);
    await expect(readArchive({ client: restored, file: spoilt, shipped })).rejects.toThrow(
      /^[^\n]*large\.gz is not a whole backup of this service: [^\n]+$/,
    );
  }
});

test("a truncated backup is refused and changes nothing", async () => {
  const cut = path.join(folder, "cut.gz");
  await writeFile(cut, await readFile(file));
  await truncate(cut, (await stat(cut)).size - 200);
  await expect(readArchive({ client: restored, file: cut, shipped })).rejects.toThrow(
    /cut\.gz is not a whole backup/,
  );
  expect(await everything(restored)).toEqual(before);
});

test("a file that is no backup is refused by name", async () => {
  const other = path.join(folder, "other.gz");
  await writeFile(other, "a letter home");
  const target = await connect(await emptyDatabase());
  await expect(readArchive({ client: target, file: other, shipped })).rejects.toThrow(/other\.gz/);
});

const flipped = async (place: number) => {
  const bytes = await readFile(file);
  bytes[place] = (bytes[place] ?? 0) ^ 0xff;
  return bytes;
};

test.each<[damage: string, made: () => Promise<Uint8Array> | Uint8Array]>([
  ["nothing in it", () => new Uint8Array()],
  ["a byte of its head wrong", () => flipped(1)],
  ["a byte of its middle wrong", async () => flipped((await stat(file)).size >> 1)],
  ["a byte of its checksum wrong", async () => flipped((await stat(file)).size - 6)],
  ["no header", () => packed(...lines.slice(1))],
  ["a header of another version", () => packed('{"format":"grundlag-backup","version":9}')],
  ["a line that is none", () => packed(lines[0] ?? "", "{", ...lines.slice(1))],
  ["a row that is no JSON", () => packed(...lines.map((line) => line.replace('"ida"', "ida")))],
  ["a table nobody knows", () => packed(...lines.map((l) => l.replace('"users"', '"players"')))],
  ["a value of the wrong kind", () => packed(...lines.map((l) => l.replace('"1970', '"MCMLXX')))],
  [
    "a row that refers to none",
    () => packed(...lines.map((l) => l.replace('"id":"ida"', '"id":"eva"'))),
  ],
])(
  "a backup with %s is refused in one line that names it, and nothing is changed",
  async (_, made) => {
    const damaged = path.join(folder, "damaged.gz");
    await writeFile(damaged, await made());
    const refused = await readArchive({ client: restored, file: damaged, shipped }).catch((e) => e);
    expect(refused.message).toMatch(
      /^[^\n]*damaged\.gz is not a whole backup of this service: [^\n]+$/,
    );
    expect(refused.message.length).toBeLessThan(300);
    expect(await everything(restored)).toEqual(before);
  },
);

test("a file that is not there is named", async () => {
  const target = await connect(await emptyDatabase());
  const gone = path.join(folder, "gone.gz");
  await expect(readArchive({ client: target, file: gone, shipped })).rejects.toThrow(
    /^[^\n]*gone\.gz[^\n]*$/,
  );
});

test("a backup of a release with other migrations is refused", async () => {
  const target = await connect(await emptyDatabase());
  const foreign = shipped.map((migration) => ({ ...migration, checksum: "0" }));
  await expect(readArchive({ client: target, file, shipped: foreign })).rejects.toThrow(/release/);
});

test("only the owner may read a backup", async () => {
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test("what a database holds is recognised before a restore", async () => {
  const empty = await connect(await emptyDatabase());
  expect(await contentOfDatabase(empty)).toBe("empty");
  await empty.query("CREATE TABLE bookkeeping (id int)");
  expect(await contentOfDatabase(empty)).toBe("something else");
  expect(await contentOfDatabase(source)).toBe("members");
});

function document({ id, forkedFromId }: { id: string; forkedFromId?: string | null }) {
  return {
    id,
    kind: "scenario",
    system: "belle-alliance",
    ownerId: "ida",
    visibility: "public" as const,
    title: AWKWARD,
    language: "pl",
    nations: ["Polen", 'Österreich, "k.k."'],
    size: 12,
    searchText: "zazolc gesla jazn",
    forkedFromId,
    body: { zebra: [0.1, 1e21, -0.5], alpha: AWKWARD },
  };
}

async function connect(connectionString: string): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString });
  await connection.connect();
  afterAll(() => connection.end());
  return connection;
}

async function everything(connection: pg.Client): Promise<Record<string, unknown[]>> {
  const tables = [
    "users",
    "documents",
    "revisions",
    "releases",
    "tokens",
    "rate_limits",
    "meta",
    "sessions",
  ];
  const found: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { rows } = await connection.query(`SELECT one::text FROM ${table} AS one ORDER BY 1`);
    found[table] = rows;
  }
  return found;
}
