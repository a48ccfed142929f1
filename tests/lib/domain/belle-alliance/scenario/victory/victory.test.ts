import { produce } from "immer";
import { describe, expect, test } from "vitest";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { scenarioThings } from "@/lib/domain/belle-alliance/scenario/scenario-things";
import { objectiveSchema } from "@/lib/domain/belle-alliance/scenario/victory/victory";
import { differencesOf, keyOf } from "@/lib/domain/document/history/differences";
import type { JsonRecord } from "@/lib/domain/document/json";
import { mergeDocuments } from "@/lib/domain/document/merge";
import { localise, textsOf } from "@/lib/domain/kinds/localise";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { scenario, side } from "../build";

const WHATS = [
  { kind: "point", at: [90, 60], radiusCm: 10 },
  { kind: "feature", featureId: "mill", radiusCm: 0 },
  { kind: "building", featureId: "mill", radiusCm: 2.5 },
  {
    kind: "line",
    points: [
      [0, 60],
      [180, 60],
    ],
    act: "crossed",
  },
  { kind: "losses", sideId: "reds", least: 30, as: "percent" },
  { kind: "formation", formationId: "corps" },
  {
    kind: "exit",
    points: [
      [0, 10],
      [0, 40],
    ],
  },
  { kind: "time", bound: 7 },
  { kind: "words" },
];
const whole = scenario({
  sides: [side("reds"), side("blues", { colour: "b" })],
  victory: {
    objectives: WHATS.map((what, i) => ({ id: `o${i}`, name: `Objective ${i}`, note: "n", what })),
    levels: [{ id: "level", name: "Victory", threshold: 2, sideId: "reds" }],
  },
});
const edited = (by: (draft: Scenario) => void) =>
  produce(whole, (draft: Scenario) => void by(draft));
const objectiveOf = ({ victory }: Scenario, i: number) => {
  const found = victory?.objectives[i];
  if (!found) throw new Error(`no objective ${i}`);
  return found;
};

test("every kind of objective comes back from JSON as it was", () => {
  const read = parseDocument("scenario", JSON.parse(JSON.stringify(whole)));
  expect(read).toEqual({ ok: true, document: whole });
});

test.each([
  ["a name of blanks", { name: " " }, "/name"],
  ["a kind there is not", { what: { kind: "glory" } }, "/what/kind"],
  [
    "a line of one place",
    { what: { kind: "line", act: "held", points: [[1, 1]] } },
    "/what/points",
  ],
  ["points beyond all measure", { worth: [{ side: "reds", points: 1_001 }] }, "/worth/0/points"],
  ["a secret of nobody", { knownTo: "side:" }, "/knownTo"],
  ["a field of another kind", { what: { kind: "words", radiusCm: 3 } }, "/what"],
])("%s is refused at its place", (_, fields, path) => {
  const objective = { ...objectiveOf(whole, 0), ...fields };
  const sent = { ...whole, victory: { objectives: [objective] } };
  const read = parseDocument("scenario", sent);
  const paths = read.ok ? [] : read.issues.map((issue) => issue.path);
  expect(paths[0]).toContain(`/victory/objectives/0${path}`);
});

test("an id that an objective shares is refused", () => {
  const twice = edited((draft) => {
    objectiveOf(draft, 1).id = "o0";
  });
  const read = parseDocument("scenario", twice);
  expect(read.ok ? [] : read.issues.map(({ path }) => path)).toEqual(["/victory/objectives/1/id"]);
});

describe("two authors", () => {
  test("change different things of one objective, and each adds another", () => {
    const added = (id: string) => objectiveSchema.parse({ id, name: id, what: { kind: "words" } });
    const theirs = edited((draft) => {
      objectiveOf(draft, 0).name = "The mill";
      draft.victory?.objectives.push(added("theirs"));
    });
    const mine = edited((draft) => {
      objectiveOf(draft, 0).knownTo = "side:blues";
      draft.victory?.objectives.push(added("mine"));
    });
    const result = mergeDocuments(whole, theirs, mine);
    if (!result.ok) throw new Error("a conflict");
    expect(objectiveOf(result.merged, 0)).toMatchObject({
      name: "The mill",
      knownTo: "side:blues",
    });
    const ids = result.merged.victory?.objectives.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["theirs", "mine"]));
  });

  test("are asked where both moved one objective", () => {
    const moved = (x: number) =>
      edited((draft) => {
        objectiveOf(draft, 0).what = { kind: "point", at: [x, 60], radiusCm: 10 };
      });
    expect(mergeDocuments(whole, moved(10), moved(20))).toMatchObject({
      ok: false,
      conflicts: [{ subject: "o0" }],
    });
  });
});

test("the history tells objectives, levels and what levels ask for apart", () => {
  const thingsOf = (document: Scenario) =>
    new Map(scenarioThings(document as unknown as JsonRecord).map((each) => [keyOf(each), each]));
  const after = edited((draft) => {
    objectiveOf(draft, 0).counts = "once";
    draft.victory?.objectives.splice(1, 1);
    if (draft.victory) draft.victory.levelsBy = "points";
    for (const level of draft.victory?.levels ?? []) level.threshold = 5;
  });
  const found = differencesOf(thingsOf(whole), thingsOf(after));
  expect(found.map(({ topic, manner, name }) => [topic, manner, name])).toEqual([
    ["victoryObjective", "removed", "Objective 1"],
    ["victoryObjective", "changed", "Objective 0"],
    ["victoryLevel", "changed", "Victory"],
    ["victory", "changed", ""],
  ]);
});

test("names and notes are translated, and read in that language", () => {
  const keys = textsOf(whole).map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(["objectives/o0/name", "objectives/o0/note", "levels/level/name"]),
  );
  const texts = { title: "Sehested", "objectives/o0/name": "Møllen", "levels/level/name": "Sejr" };
  const danish = localise({ ...whole, translations: { da: { texts } } }, "da");
  expect(objectiveOf(danish, 0).name).toBe("Møllen");
  expect(danish.victory?.levels[0]?.name).toBe("Sejr");
});
