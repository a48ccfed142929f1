import { expect, test } from "vitest";
import type { Language } from "@/lib/domain/document/language";
import { createDocument } from "@/lib/usecases/document/create-document";
import { readMap } from "@/lib/usecases/kinds/read-map";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, signedIn } from "@/tests/setup/people";

const { client } = await freshDatabase();
const context = contextAt(client, { now: new Date(Date.UTC(2026, 0, 1)) });
const author = await signedIn(context, "author@example.org");
const { id } = await createDocument(author, {
  kind: "map",
  json: {
    kind: "map",
    schemaVersion: 1,
    system: "belle-alliance",
    language: "en",
    title: "The wood",
    map: { widthCm: 120, depthCm: 90, note: "Drawn freely.", features: [] },
    translations: { da: { texts: { title: "Skoven" } } },
  },
});

test.each<[Language | undefined, string, Language]>([
  ["da", "Skoven", "da"],
  ["en", "The wood", "en"],
  ["pl", "The wood", "en"],
  [undefined, "The wood", "en"],
])("a map asked for in %s is titled “%s”", async (texts, title, language) => {
  const { document, mark } = await readMap(author, { id, texts });
  expect(document).toMatchObject({ title, language, map: { note: "Drawn freely." } });
  expect(document).not.toHaveProperty("translations");
  expect(mark).toMatch(new RegExp(` ${language}$`));
});
