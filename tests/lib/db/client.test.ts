import { expect, test } from "vitest";
import { inTransaction } from "@/lib/db/client";
import { freshDatabase } from "@/tests/setup/database";

const { client } = await freshDatabase();

test("transactions that get in each other's way all take effect", async () => {
  await client.meta.create({ data: { key: "count", value: "0" } });
  const increments = Array.from({ length: 8 }, () =>
    inTransaction(client, async (tx) => {
      const { value } = await tx.meta.findUniqueOrThrow({ where: { key: "count" } });
      const next = String(Number(value) + 1);
      await tx.meta.update({ where: { key: "count" }, data: { value: next } });
    }),
  );
  await Promise.all(increments);
  expect(await client.meta.findUnique({ where: { key: "count" } })).toMatchObject({ value: "8" });
});

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
