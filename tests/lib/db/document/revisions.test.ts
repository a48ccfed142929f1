import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import type { MemberContext } from "@/lib/auth/actor";
import { readArchive } from "@/lib/cli/archive/read";
import { writeArchive } from "@/lib/cli/archive/write";
import { withConnection } from "@/lib/cli/database";
import { openDatabase } from "@/lib/db/client";
import { findRevision } from "@/lib/db/document/revisions";
import type { PatchOperation } from "@/lib/domain/document/patch";
import { createDocument } from "@/lib/usecases/document/create-document";
import { patchDocument } from "@/lib/usecases/document/patch-document";
import { readDocument } from "@/lib/usecases/document/read-document";
import { replaceDocument } from "@/lib/usecases/document/replace-document";
import { migrate, shippedMigrations } from "@/prisma/migrate";
import { emptyDatabase, freshDatabase } from "@/tests/setup/database";
import { contextAt, signedIn } from "@/tests/setup/people";

const EDITS = 120;

const { client, url } = await freshDatabase();
const author = await signedIn(contextAt(client, { now: new Date(0) }), "ida@example.org");
const json = JSON.parse(await readFile("prisma/library/la-haye-sainte-1815.json", "utf8"));
const { id, texts } = await edited(author);

test("every state of a long history reads back as it was saved, to the last character", async () => {
  for (const [i, text] of texts.entries()) {
    expect(await textOf(client, i + 1), `version ${i + 1}`).toBe(text);
  }
  expect(await textOf(client, texts.length + 1)).toBeNull();
});

test("a small edit adds no whole document to the history", async () => {
  const [stored] = await client.$queryRaw<{ whole: bigint; bytes: bigint }[]>`
    SELECT count(body) AS whole, sum(length(coalesce(body, patch)::text)) AS bytes
    FROM revisions WHERE document_id = ${id}`;
  const wholeSize = JSON.stringify(json).length;
  expect(Number(stored?.whole)).toBeLessThanOrEqual(Math.ceil(EDITS / 50) + 2);
  expect(Number(stored?.bytes)).toBeLessThan(wholeSize * 6);
});

test("a change is kept against what is stored, not against what reading fills in", async () => {
  const key = { kind: "scenario" as const, ...(await createDocument(author, scenarioOf("Older"))) };
  const old = JSON.stringify({
    kind: "scenario",
    schemaVersion: 1,
    title: "Older",
    language: "en",
  });
  await client.$executeRaw`
    UPDATE documents SET body = ${old}::json, seal = NULL WHERE id = ${key.id}`;
  await client.$executeRaw`UPDATE revisions SET body = ${old}::json WHERE document_id = ${key.id}`;
  const patch = [{ op: "replace" as const, path: "/map/note", value: "Paced out" }];
  await patchDocument(author, { ...key, expected: 1, patch });
  const second = await findRevision(client, { kind: "scenario", documentId: key.id, version: 2 });
  expect(second).toMatchObject({ title: "Older", map: { note: "Paced out" } });
});

test("a backup carries the whole history", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "grundlag-history-"));
  afterAll(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "backup.gz");
  const target = await emptyDatabase();
  const shipped = await shippedMigrations();
  const createdAt = new Date(0);
  await withConnection(url, (from) =>
    writeArchive({ client: from, file, createdAt, secret: undefined }),
  );
  await withConnection(target, (to) => readArchive({ client: to, file, shipped }));
  const copy = openDatabase(target);
  for (const version of [1, 49, 50, 51, 77, texts.length]) {
    expect(await textOf(copy, version), `version ${version}`).toBe(texts[version - 1]);
  }
  await copy.$disconnect();
});

test("histories from before changes were kept stay readable and go on", async () => {
  const target = await emptyDatabase();
  const shipped = await shippedMigrations();
  const body = JSON.stringify(scenarioOf("Before").json);
  await withConnection(target, async (old) => {
    await migrate(old, shipped.slice(0, 1));
    await old.query("INSERT INTO users (id, email, name) VALUES ('u', 'u@example.org', 'U')");
    await old.query(
      `INSERT INTO documents (id, kind, system, owner_id, title, language, body)
       VALUES ('d', 'scenario', 'belle-alliance', 'u', 'Before', 'en', $1)`,
      [body],
    );
    await old.query(
      "INSERT INTO revisions (document_id, version, patch, body) VALUES ('d', 1, '[]', $1)",
      [body],
    );
    await migrate(old, shipped);
  });
  const newer = openDatabase(target);
  const read = await findRevision(newer, { kind: "scenario", documentId: "d", version: 1 });
  expect(read).toMatchObject({ title: "Before" });
  await newer.$disconnect();
});

/** Stores a history of small edits with one complete replacement; returns the text of each version as saved. */
async function edited(context: MemberContext): Promise<{ id: string; texts: string[] }> {
  const { id } = await createDocument(context, { kind: "scenario", json });
  const key = { kind: "scenario" as const, id };
  const states = [JSON.stringify((await readDocument(context, key)).document)];
  for (let i = 1; i < EDITS; i++) {
    if (i === 70) await replaceDocument(context, { ...key, expected: "any", json });
    else await patchDocument(context, { ...key, expected: "any", patch: edit(i) });
    states.push(JSON.stringify((await readDocument(context, key)).document));
  }
  return { id, texts: states };
}

function edit(i: number): PatchOperation[] {
  const feature = { kind: "place", id: `place-${i}`, name: `Place ${i}`, xCm: i, yCm: 5 };
  const edits: PatchOperation[] = [
    { op: "replace", path: "/title", value: `La Haye Sainte ${i}` },
    { op: "add", path: "/map/features/0", value: feature },
    { op: "remove", path: "/map/features/3" },
    { op: "replace", path: "/umpireNotes", value: `It rained; ${i} tents were wet.` },
    { op: "replace", path: "/settings/minutesPerBound", value: 1 + i },
  ];
  return edits.slice(i % 5, (i % 5) + 1);
}

function scenarioOf(title: string) {
  const json = { kind: "scenario", schemaVersion: 1, title, language: "en" };
  return { kind: "scenario" as const, json };
}

async function textOf(database: typeof client, version: number): Promise<string | null> {
  const state = await findRevision(database, { kind: "scenario", documentId: id, version });
  return state && JSON.stringify(state);
}
