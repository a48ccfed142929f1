import { expect, test } from "vitest";
import { openDatabase } from "@/lib/db/client";
import { databaseTroubleOf, ignoreFullDisk } from "@/lib/db/database-trouble";
import { freshDatabase } from "@/tests/setup/database";

const { client } = await freshDatabase();

const failing: Record<string, () => Promise<unknown>> = {
  "a server that is not there": () =>
    openDatabase("postgresql://postgres@127.0.0.1:1/nothing").user.count(),
  "a socket that is not there": () =>
    openDatabase("postgresql://postgres@localhost/nothing?host=/nowhere").user.count(),
  "a transaction on it": () =>
    openDatabase("postgresql://postgres@localhost/nothing?host=/nowhere").$transaction((tx) =>
      tx.user.count(),
    ),
  "a statement that took too long": () =>
    client.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 50`;
      await tx.$queryRaw`SELECT 1 FROM pg_sleep(1)`;
    }),
  "a connection that was ended": () =>
    client.$transaction(async (tx) => {
      const [row] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      await client.$queryRaw`SELECT pg_terminate_backend(${row?.pid})`;
      await tx.$queryRaw`SELECT 1`;
    }),
};

test.each(Object.keys(failing))("%s is a database that is unavailable", async (name) => {
  const error = await failing[name]?.().catch((reason: unknown) => reason);
  expect(databaseTroubleOf(error)).toBe("unavailable");
});

test("a database that may only be read is one without room", async () => {
  const error = await writeReadOnly().catch((reason: unknown) => reason);
  expect(databaseTroubleOf(error)).toBe("storage-full");
  await expect(ignoreFullDisk(writeReadOnly())).resolves.toBeUndefined();
});

test("a fault of ours is none of the database's", async () => {
  const error = await client.$queryRaw`SELECT nothing`.catch((reason: unknown) => reason);
  expect(databaseTroubleOf(error)).toBeNull();
  expect(databaseTroubleOf(new TypeError("x is undefined"))).toBeNull();
  await expect(ignoreFullDisk(client.$queryRaw`SELECT nothing`)).rejects.toThrow();
});

function writeReadOnly(): Promise<unknown> {
  return client.$transaction(async (tx) => {
    await tx.$executeRaw`SET TRANSACTION READ ONLY`;
    await tx.meta.create({ data: { key: "a", value: "b" } });
  });
}
