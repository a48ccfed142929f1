import { expect, test } from "vitest";
import { PagesLine } from "@/app/(author)/scenarios/[id]/edit/print/pages-line";

test("pictures of pages wait until every print under way has ended", async () => {
  const line = new PagesLine();
  const done: string[] = [];
  line.hold();
  line.hold();
  line.add(async () => void done.push("pages"));
  line.release();
  await Promise.resolve();
  expect(done).toEqual([]);
  line.release();
  await Promise.resolve();
  expect(done).toEqual(["pages"]);
});
