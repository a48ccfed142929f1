import { expect, test } from "vitest";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { localise } from "@/lib/domain/kinds/localise";
import { viewScenario } from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import { listDocuments } from "@/lib/usecases/document/list-documents";
import { patchDocument } from "@/lib/usecases/document/patch-document";
import { readDocument } from "@/lib/usecases/document/read-document";
import { seedLibrary } from "@/lib/usecases/document/seed-library";
import { forkDocument } from "@/lib/usecases/kinds/fork-document";
import { readShippedLibrary } from "@/prisma/seed";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, signedIn } from "@/tests/setup/people";

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

test("a copy with other words shows no translation of the old ones", async () => {
  await seedLibrary(context, documents);
  const reader = await signedIn(context, "copies@example.org");
  const original = { kind: "scenario", id: "sehested-1813" } as const;
  const { id } = await forkDocument(reader, original);
  const { document } = await readDocument(reader, { kind: "scenario", id });
  const english = localise(belleAllianceScenario(document), "en");
  expect(english.summary).not.toBe(document.summary);
  await patchDocument(reader, {
    kind: "scenario",
    id,
    expected: 1,
    patch: [
      { op: "replace", path: "/title", value: "Kluvensiek" },
      { op: "replace", path: "/sides/0/brief", value: "Vi holder broen." },
    ],
  });
  const { view } = await viewScenario(reader, { id, audience: { for: "umpire" }, language: "en" });
  expect(view).toMatchObject({ title: "Kluvensiek", summary: english.summary });
  expect(view.sides[0]).toMatchObject({
    brief: "Vi holder broen.",
    tasks: english.sides[0]?.tasks,
  });
  const { items } = await listDocuments(reader, { ...everything, language: "en" });
  expect(items.find((item) => item.id === id)?.title).toBe("Kluvensiek");
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
