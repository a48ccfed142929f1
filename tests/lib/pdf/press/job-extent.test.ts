import { expect, test } from "vitest";
import {
  PACK_PARTS,
  type PackPart,
  PRESET_PARTS,
  WHOLE_BOOK,
} from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import type { PressJob } from "@/lib/pdf/kinds/press-job";
import { timeForMs } from "@/lib/pdf/press/job-extent";
import { crowdedScenario } from "@/tests/fixtures/crowded-scenario";

const SMALL_MS = 60_000;

function pack(units: number, parts: readonly PackPart[]): PressJob {
  return {
    work: "pack",
    view: viewFor(crowdedScenario({ units, shapes: 5, corners: 6 }), { for: "umpire" }),
    options: { ...WHOLE_BOOK, parts: PACK_PARTS.filter((part) => parts.includes(part)) },
    language: "en",
    paper: "a4",
  };
}

test("a print has more time the more units and parts it is asked for", () => {
  const map = timeForMs(pack(300, ["map"]), SMALL_MS);
  const everything = timeForMs(pack(300, PRESET_PARTS.everything), SMALL_MS);
  expect(map).toBe(96_000);
  expect(everything).toBe(600_000);
  expect(timeForMs(pack(12, PRESET_PARTS.everything), SMALL_MS)).toBeLessThan(90_000);
});

test("sheets of the table, of which there are hundreds, have time of their own", () => {
  const none = timeForMs(pack(300, ["map"]), SMALL_MS);
  expect(timeForMs(pack(300, ["map", "table-sheets"]), SMALL_MS) - none).toBe(84_000);
});

test("everything is every part but the sheets of the table and sight", () => {
  expect(PACK_PARTS.filter((part) => !PRESET_PARTS.everything.includes(part))).toEqual([
    "sight",
    "table-sheets",
  ]);
});
