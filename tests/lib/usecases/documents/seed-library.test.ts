import { expect, test } from "vitest";
import { listDocuments } from "@/lib/usecases/documents/list-documents";
import { patchDocument } from "@/lib/usecases/documents/patch-document";
import { readDocument } from "@/lib/usecases/documents/read-document";
import { seedLibrary } from "@/lib/usecases/documents/seed-library";
import { readShippedLibrary } from "@/prisma/seed";
import { contextAt, signedIn } from "@/tests/lib/usecases/people";
import { freshDatabase } from "@/tests/setup/database";

const { client } = await freshDatabase();
const context = contextAt(client, { now: new Date(Date.UTC(2026, 0, 1)) });
const documents = (await readShippedLibrary()).documents.filter(({ id }) => /^(se|sa)/.test(id));
const everything = { filter: {}, sort: "title", after: null, limit: 100 } as const;

test("the shipped documents are public, read-only, and seeding again changes nothing", async () => {
  await seedLibrary(context, documents);
  await seedLibrary(context, documents);
  const { items } = await listDocuments(context, everything);
  expect(items.map(({ id }) => id).sort()).toEqual(documents.map(({ id }) => id).sort());
  for (const item of items) {
    expect(item).toMatchObject({ owner: { role: "library" }, visibility: "public", version: 1 });
  }
  const reader = await signedIn(context, "reader@example.org");
  const change = patchDocument(reader, {
    kind: "scenario",
    id: "sehested-1813",
    expected: 1,
    patch: [{ op: "replace", path: "/title", value: "Mine" }],
  });
  await expect(change).rejects.toMatchObject({ code: "forbidden" });
});

test("a shipped document that changed becomes a new version", async () => {
  const changed = documents.map(({ id, body }) => ({
    id,
    body: { ...Object(body), title: "New" },
  }));
  await seedLibrary(context, changed);
  const stored = await readDocument(context, { kind: "scenario", id: "sehested-1813" });
  expect([stored.version, stored.document.title]).toEqual([2, "New"]);
});
