import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { readArchive } from "@/lib/cli/archive/read";
import { backUpBeforeUpgrade } from "@/lib/cli/upgrade-backup";
import { openDatabase } from "@/lib/db/client";
import { version } from "@/package.json";
import { migrate, shippedMigrations } from "@/prisma/migrate";
import { emptyDatabase } from "@/tests/setup/database";

/** Rows of every table, by the migration that made it, as they could be stored then. */
const ROWS: readonly [migration: string, sql: string][] = [
  [
    "first",
    `INSERT INTO users (id, email, name) VALUES ('ida', 'ida@example.org', 'Zażółć Ø 👑');
     INSERT INTO documents (id, kind, system, owner_id, title, language, nations, size, search_text, body) VALUES
       ('d', 'scenario', 'belle-alliance', 'ida', 'Ligny', 'pl', '{"Polen","k.k."}', 90, 'ligny', '{"z": 0.10, "a": 1e21}'),
       ('fork', 'scenario', 'belle-alliance', 'ida', 'Wavre', 'da', '{}', 12, 'wavre', '{"title": "Żółć"}');
     UPDATE documents SET forked_from_id = 'd', visibility = 'public' WHERE id = 'fork';
     INSERT INTO revisions (document_id, version, author_id, body) VALUES ('d', 1, 'ida', '{"z": 0.10}');
     INSERT INTO releases (document_id, number, note, version) VALUES ('d', 1, 'The first', 1);
     INSERT INTO tokens (id, user_id, name, scopes, hash) VALUES ('t', 'ida', 'tool', '{read}', 'hash');
     INSERT INTO rate_limits VALUES ('key', 3, now(), now());
     INSERT INTO meta VALUES ('library', 'fingerprint');`,
  ],
  [
    "keep_changes",
    `INSERT INTO revisions (document_id, version, author_id, patch) VALUES ('d', 2, 'ida', '[]');`,
  ],
  [
    "games",
    `INSERT INTO games (id, title) VALUES ('g', 'A game');
     INSERT INTO game_seats VALUES ('g', 'a', 'ida', 'Ida', '{"units": []}');
     INSERT INTO game_events VALUES ('g', 1, now(), 'a', 'roll', '{"die": 6}', '{"hidden": true}');`,
  ],
  ["share_links", "INSERT INTO share_links (slug, document_id, name) VALUES ('s', 'd', 'link');"],
  [
    "club_events",
    `INSERT INTO club_events (id, organiser_id, organiser, visibility, title, club, place, day, deadline, time_zone,
       deadline_at, accepts, text, format) VALUES ('e', 'ida', 'Ida', 'public', 'Day', 'Club', 'Aarhus', '2026-12-01',
       '2026-11-30T20:00', 'Europe/Copenhagen', now(), 'any', 'text', '{}');
     INSERT INTO submissions VALUES ('sub', 'e', 'ida', 'l', 1, now(), '{"secret": 1}');`,
  ],
  [
    "clubs",
    `INSERT INTO clubs (id, slug, name, place, seen_by, text) VALUES ('c', 'c', 'Club', 'Aarhus', 'members', '');
     INSERT INTO club_members VALUES ('c', 'ida', 'organiser', now());
     INSERT INTO club_invitations (code, club_id, expires_at) VALUES ('code', 'c', now());
     INSERT INTO documents (id, kind, system, owner_id, title, language, visibility, club_id, body)
       VALUES ('of-club', 'map', 'belle-alliance', 'ida', 'Ground', 'en', 'club', 'c', '{}');`,
  ],
  [
    "club_formats",
    `INSERT INTO club_formats (id, club_id, name_key, published_by_id, published_at, changed_at, format)
       VALUES ('f', 'c', 'evening', 'ida', now(), now(), '{"points": 100}');`,
  ],
  [
    "accounts_recovery",
    `INSERT INTO sessions VALUES ('s', 'ida', now(), now(), 'Firefox', 'Linux', '10.0.0.0');
     INSERT INTO mailed_links VALUES ('hash', 'ida', 'new-password', 'ida@example.org', now(), now());
     INSERT INTO recovery_codes VALUES ('ida', 'hash', now());
     INSERT INTO linked_sign_ins VALUES ('https://op.example.org', 'subject', 'ida', now());`,
  ],
  ["documents_sent_once", "UPDATE documents SET sent_as = 'once' WHERE id = 'd';"],
  ["document_bytes", "INSERT INTO leases VALUES ('export', 'holder', now());"],
  [
    "pictures",
    `INSERT INTO pictures (id, document_id, name, rank, width_px, height_px, x_cm, y_cm, width_cm, turn_deg, opacity,
       created_at, byte_size, bytes) VALUES ('p', 'd', 'Map', 0, 2, 1, 0.1, -2.5, 0.3, 12.5, 60, now(), 3, '\\x005cff');`,
  ],
  ["club_stock", `INSERT INTO club_stocks VALUES ('c', 1, now(), '{"figures": 400}');`],
  [
    "scenario_games",
    `INSERT INTO scenario_games VALUES ('sg', 'ida', 'd', 1, 'An evening', 'Ligny at the club', now(), '{"z": 0.10}');
     INSERT INTO scenario_seats VALUES ('sg', 'seat', 0, '{"side": "allies"}');
     INSERT INTO seat_keys (key, game_id, seat_id, created_at) VALUES ('key', 'sg', 'seat', now());
     INSERT INTO scenario_game_lines VALUES ('sg', 1, now(), 'seat', '{"is": "order", "text": "Żółć"}');`,
  ],
  ["game_event", "UPDATE games SET event_id = 'e' WHERE id = 'g';"],
  [
    "editions",
    `UPDATE documents SET edition = 'players' WHERE id = 'd';
     INSERT INTO umpire_statements VALUES ('d', 'ida', now());`,
  ],
  [
    "scenario_results",
    `INSERT INTO game_results VALUES ('sg', 1, now(), 'allies', 'Great victory', '[{"side": "allies", "points": 3}]',
       8, 4.5, 'Żółć', '', '{"allies"}', NULL);`,
  ],
  [
    "document_people",
    `UPDATE documents SET held_by_club = true WHERE id = 'of-club';
     INSERT INTO document_people VALUES ('d', 'ida', 'edit', now());
     INSERT INTO document_invitations VALUES ('code', 'd', 'own', now(), now());
     INSERT INTO document_visits VALUES ('d', 'ida', 'map', now());`,
  ],
  [
    "comments",
    `INSERT INTO comments VALUES ('cm', 'd', 'ida', 'text.summary', false, now(), NULL, 'Żółć');
     INSERT INTO comment_reports VALUES ('cm', 'ida', 'rude', now());`,
  ],
  [
    "result_pictures",
    `INSERT INTO result_pictures VALUES ('pic', 'sg', 'seat', now(), 'Żółć', 2, 1, 3, '\\x005cff');`,
  ],
  ["game_holder", "UPDATE games SET holder_id = 'ida' WHERE id = 'g';"],
];

const shipped = await shippedMigrations();
const RELEASES = shipped.slice(0, -1).map(({ name }, place) => ({ name, count: place + 1 }));
const NOW = new Date("2026-11-28T20:15:00.500Z");
/** A device with no room on it. */
const FULL = "/dev/full";
let dataFolder = "";

beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), "grundlag-upgrade-"));
  return () => rm(dataFolder, { recursive: true });
});

describe("a database upgraded from", () => {
  test.each(RELEASES)("$name keeps all it held, and can be put back", async ({ count }) => {
    const then = shipped.slice(0, count);
    const { client, url } = await databaseOf(count);
    const columns = await columnsOf(client);
    const before = await contentOf(client, columns);
    for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([]);

    let file = "";
    const upgraded = await migrate(client, shipped, async () => {
      file = await backUpBeforeUpgrade({ client, dataFolder, now: NOW });
    });
    expect(upgraded).toEqual(shipped.slice(count).map(({ name }) => name));
    expect(await contentOf(client, columns)).toEqual(before);
    const today = openDatabase(url);
    expect(await today.document.findUnique({ where: { id: "d" } })).toMatchObject({
      title: "Ligny",
      body: { z: 0.1, a: 1e21 },
    });
    await today.$disconnect();

    const sameRelease = await connect(await emptyDatabase());
    await readArchive({ client: sameRelease, file, shipped: then });
    expect(await contentOf(sameRelease, await columnsOf(sameRelease))).toEqual(before);
    await readArchive({ client: sameRelease, file, shipped });
    const all = await columnsOf(client);
    expect(await contentOf(sameRelease, all)).toEqual(await contentOf(client, all));
  });
});

test("the last three backups are kept, for their owner only, and nothing else is deleted", async () => {
  const { client } = await databaseOf(1);
  for (const day of [1, 2, 3, 4]) {
    const now = new Date(Date.UTC(2026, 10, day));
    const file = await backUpBeforeUpgrade({ client, dataFolder, now });
    expect((await stat(file)).mode & 0o077).toBe(0);
    await writeFile(path.join(dataFolder, "backups", "my-own.backup"), "");
  }
  const names = (await readdir(path.join(dataFolder, "backups"))).map((name) => name.slice(0, 8));
  expect(names.sort()).toEqual(["20261102", "20261103", "20261104", "my-own.b"]);
});

test("a backup that cannot be written stops the upgrade in one line, and changes nothing", async () => {
  const { client } = await databaseOf(RELEASES.length);
  const columns = await columnsOf(client);
  const before = await contentOf(client, columns);
  await writeFile(path.join(dataFolder, "backups"), "a file where the folder should be");
  const backUp = async () => void (await backUpBeforeUpgrade({ client, dataFolder, now: NOW }));
  await expect(migrate(client, shipped, backUp)).rejects.toThrow(
    /^the database was not upgraded and is unchanged[^\n]*backups[^\n]*BACKUP_BEFORE_UPGRADE=off[^\n]*$/,
  );
  expect(await columnsOf(client)).toEqual(columns);
  expect(await contentOf(client, columns)).toEqual(before);
  // The lock is free again, too.
  await migrate(client, shipped);
});

test.skipIf(!existsSync(FULL))(
  "a full disk stops the upgrade, and leaves no part of a backup",
  async () => {
    const { client } = await databaseOf(RELEASES.length);
    const columns = await columnsOf(client);
    const folder = path.join(dataFolder, "backups");
    await mkdir(folder);
    const name = `20261128T201500500Z-before-${version}.backup`;
    await symlink(FULL, path.join(folder, `${name}.unfinished`));
    const backUp = async () => void (await backUpBeforeUpgrade({ client, dataFolder, now: NOW }));
    await expect(migrate(client, shipped, backUp)).rejects.toThrow(
      /is unchanged.*ENOSPC.*make room/,
    );
    expect(await readdir(folder)).toEqual([]);
    expect(await columnsOf(client)).toEqual(columns);
    await migrate(client, shipped, backUp);
    expect(await readdir(folder)).toEqual([name]);
  },
);

test("of several instances that start at once one backs up; a new or current database needs none", async () => {
  const { client, url } = await databaseOf(RELEASES.length);
  let backups = 0;
  const backUp = async () => {
    backups += 1;
  };
  const clients = [client, await connect(url), await connect(url)];
  await Promise.all(clients.map((each) => migrate(each, shipped, backUp)));
  expect(backups).toBe(1);
  await migrate(client, shipped, backUp);
  await migrate(await connect(await emptyDatabase()), shipped, backUp);
  expect(backups).toBe(1);
});

/** A database as the first `count` migrations made it, with rows of each of its tables. */
async function databaseOf(count: number) {
  const url = await emptyDatabase();
  const client = await connect(url);
  for (const [place, { name }] of shipped.slice(0, count).entries()) {
    await migrate(client, shipped.slice(0, place + 1));
    const made = ROWS.find(([migration]) => name.replace(/^\d+_/, "") === migration);
    if (made) await client.query(made[1]);
  }
  return { client, url };
}

type Columns = Readonly<Record<string, string>>;

/** The columns of every table, as a list for a query. */
async function columnsOf(client: pg.Client): Promise<Columns> {
  const { rows } = await client.query(
    `SELECT table_name, string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS list
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations' GROUP BY 1`,
  );
  return Object.fromEntries(rows.map((row) => [row.table_name, row.list]));
}

async function contentOf(client: pg.Client, columns: Columns): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [table, list] of Object.entries(columns)) {
    const { rows } = await client.query(
      `SELECT ROW(${list})::text AS one FROM ${table} ORDER BY 1`,
    );
    found[table] = rows.map(({ one }) => one);
  }
  return found;
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  afterAll(() => client.end());
  return client;
}
