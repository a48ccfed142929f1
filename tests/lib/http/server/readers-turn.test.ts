import { expect, test } from "vitest";
import { readersTurn } from "@/lib/http/server/readers-turn";

test("what arrives while many readers wait is seen to between them, and each reader once, in order", async () => {
  const order: (number | "arrived")[] = [];
  const readers = Array.from({ length: 100 }, async (_, i) => {
    await readersTurn();
    order.push(i);
  });
  setImmediate(() => order.push("arrived"));
  await Promise.all(readers);
  expect(order.indexOf("arrived")).toBeLessThan(50);
  expect(order.filter((each) => each !== "arrived")).toEqual(readers.map((_, i) => i));
});

test("a reader alone does not wait for others", async () => {
  await readersTurn();
  await readersTurn();
});
