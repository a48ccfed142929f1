import { expect, test } from "vitest";
import { freshDatabase } from "@/tests/setup/database";

const { client } = await freshDatabase();

test("a document's text is found by its folded words", async () => {
  await client.user.create({ data: { id: "library", email: "library", name: "Library" } });
  await client.document.create({
    data: {
      id: "sehested",
      kind: "scenario",
      system: "belle-alliance",
      ownerId: "library",
      title: "Sehested",
      language: "da",
      searchText: "sehested fynske lette dragoner",
      body: { zebra: 1, alpha: { second: 2, first: 1 } },
    },
  });
  const found = await client.$queryRaw`
    SELECT id FROM documents WHERE search @@ plainto_tsquery('simple', 'fynske dragoner')`;
  expect(found).toEqual([{ id: "sehested" }]);
});

test("a document comes out with its keys in the order they went in", async () => {
  const { body } = await client.document.findUniqueOrThrow({ where: { id: "sehested" } });
  expect(JSON.stringify(body)).toBe('{"zebra":1,"alpha":{"second":2,"first":1}}');
});
