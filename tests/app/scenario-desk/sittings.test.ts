import { expect, test } from "vitest";
import {
  type Revision,
  restoredFrom,
  sittingsOf,
} from "@/app/(author)/scenarios/[id]/edit/history/sittings";

function revision(version: number, time: string, rest: Partial<Revision> = {}): Revision {
  return { version, createdAt: `2026-03-01T${time}Z`, note: null, author: "Karen", ...rest };
}

function versions(revisions: readonly Revision[]): number[][] {
  return sittingsOf(revisions).map(({ newest, earlier }) =>
    [newest, ...earlier].map(({ version }) => version),
  );
}

test("states saved soon after each other are one sitting; a pause, a note or another hand ends it", () => {
  const revisions = [
    revision(9, "12:20:00"),
    revision(8, "12:12:00"),
    revision(7, "12:02:00"),
    revision(6, "11:40:00"),
    revision(5, "11:39:00", { note: "← 2" }),
    revision(4, "11:38:00"),
    revision(3, "11:37:00", { author: "Ole" }),
    revision(2, "11:36:00"),
  ];
  expect(versions(revisions)).toEqual([[9, 8, 7], [6], [5], [4], [3], [2]]);
  expect(sittingsOf([])).toEqual([]);
});

test("a state brought back names the version it was", () => {
  expect(restoredFrom({ note: "← 12" })).toBe(12);
  expect(restoredFrom({ note: "after the play test" })).toBeNull();
  expect(restoredFrom({ note: null })).toBeNull();
});
