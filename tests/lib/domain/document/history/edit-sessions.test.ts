import { expect, test } from "vitest";
import {
  editSessionsOf,
  type RevisionHead,
  restoredFrom,
} from "@/lib/domain/document/history/edit-sessions";

function kept(version: number, time: string, rest: Partial<RevisionHead> = {}): RevisionHead {
  const createdAt = new Date(`2026-03-01T${time}Z`);
  return { version, createdAt, note: null, author: "Karen", ...rest };
}

function versions(states: readonly RevisionHead[]): number[][] {
  return editSessionsOf(states).map((editSession) => editSession.map(({ version }) => version));
}

test("states saved soon after each other are one editSession; a pause, a note or another hand ends it", () => {
  const states = [
    kept(9, "12:20:00"),
    kept(8, "12:12:00"),
    kept(7, "12:02:00"),
    kept(6, "11:40:00"),
    kept(5, "11:39:00", { note: "← 2" }),
    kept(4, "11:38:00"),
    kept(3, "11:37:00", { author: "Ole" }),
    kept(2, "11:36:00"),
  ];
  expect(versions(states)).toEqual([[9, 8, 7], [6], [5], [4], [3], [2]]);
  expect(editSessionsOf([])).toEqual([]);
});

test("a state brought back names the version it was", () => {
  expect(restoredFrom({ note: "← 12" })).toBe(12);
  expect(restoredFrom({ note: "after the play test" })).toBeNull();
  expect(restoredFrom({ note: null })).toBeNull();
});
