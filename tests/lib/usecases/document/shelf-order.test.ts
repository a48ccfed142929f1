import { expect, test } from "vitest";
import { listDocuments } from "@/lib/usecases/document/list-documents";
import { seedLibrary } from "@/lib/usecases/document/seed-library";
import { readShippedLibrary } from "@/prisma/seed";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt } from "@/tests/setup/people";

const { client } = await freshDatabase();
let seconds = 0;
const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds++));

test("the library opens with the battles in the order in which they were fought, then the battlefields", async () => {
  const { documents } = await readShippedLibrary();
  const context = contextAt(client, { now: now() });
  await seedLibrary({ ...context, now }, documents);
  const { items } = await listDocuments(context, {
    filter: {},
    sort: "shelf",
    after: null,
    limit: 19,
  });
  expect(items.map(({ id }) => id)).toEqual([
    "raszyn-scenario-1809",
    "hagelberg-1813",
    "kulm-1813",
    "dennewitz-1813",
    "goehrde-1813",
    "moeckern-1813",
    "bornhoeved-1813",
    "sehested-1813",
    "champaubert-1814",
    "montmirail-1814",
    "craonne-1814",
    "quatre-bras-1815",
    "hougoumont-1815",
    "la-haye-sainte-1815",
    "wavre-1815",
    "plancenoit-1815",
    "saalfeld-1806",
    "raszyn-1809",
    "mir-1812",
  ]);
});
