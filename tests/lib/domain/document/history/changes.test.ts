import { describe, expect, test } from "vitest";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { changesOf } from "@/lib/domain/document/history/changes";
import { differencesOf } from "@/lib/domain/document/history/differences";
import { applyPatch, type PatchOperation } from "@/lib/domain/document/patch";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { thingsOf } from "@/lib/domain/kinds/things";

const unit = (id: string, name: string) => ({
  id,
  name,
  nation: "denmark",
  arm: "infantry",
  type: "line",
  men: 600,
  placement: { xCm: 10, yCm: 10, facingDeg: 0, formation: "line" },
});
const scenario = scenarioSchema.parse({
  kind: "scenario",
  schemaVersion: 1,
  title: "Sehested",
  language: "da",
  sides: [
    {
      id: "danes",
      name: "Danes",
      colour: "a",
      brief: "Break through.",
      formations: [
        {
          id: "b1",
          name: "First brigade",
          level: "brigade",
          units: [unit("u1", "Fynske"), unit("u2", "Oldenborgske")],
        },
        { id: "b2", name: "Second brigade", level: "brigade", commander: { name: "Schulenburg" } },
      ],
    },
  ],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [
      {
        id: "w",
        kind: "wood",
        points: [
          [1, 1],
          [9, 1],
          [9, 9],
        ],
      },
    ],
  },
});
const list = armyListSchema.parse({
  kind: "army-list",
  schemaVersion: 1,
  title: "32+8",
  language: "pl",
  nation: "austria",
  formations: [
    {
      id: "d1",
      regiments: [{ id: "r1", name: "Vukassovich", unitKind: "line-infantry", bases: 3 }],
    },
  ],
});

const said = (kind: DocumentKind, before: unknown, after: unknown) =>
  changesOf(differencesOf(thingsOf(kind, before), thingsOf(kind, after))).map(
    ({ topic, manner, count, name }) => `${topic} ${manner} ${count} ${name}`.trim(),
  );
const saidOf = (document: AnyDocument, patch: readonly PatchOperation[]) => {
  const result = applyPatch(document, patch);
  if (!result.ok) throw new Error(result.message);
  return said(document.kind, document, result.document);
};
const put = (path: string, value: unknown): PatchOperation => ({ op: "replace", path, value });
const add = (path: string, value: unknown): PatchOperation => ({ op: "add", path, value });
const remove = (path: string): PatchOperation => ({ op: "remove", path });

const FORMATIONS = "/sides/0/formations";
const UNITS = `${FORMATIONS}/0/units`;
const [u1, u2] = scenario.sides[0]?.formations[0]?.units ?? [];

describe("a scenario's changes", () => {
  test.each<[string, PatchOperation[], string[]]>([
    [
      "units moved together are counted",
      [put(`${UNITS}/0/placement/xCm`, 30), put(`${UNITS}/1/placement/facingDeg`, 90)],
      ["unit moved 2 Fynske"],
    ],
    ["a unit taken off the table", [put(`${UNITS}/0/placement`, null)], ["unit lifted 1 Fynske"]],
    [
      "men and a name",
      [put(`${UNITS}/0/men`, 500), put(`${UNITS}/0/name`, "Fynske Regiment")],
      ["unit renamed 1 Fynske Regiment", "unit strength 1 Fynske Regiment"],
    ],
    [
      "supplies that run out",
      [put(`${UNITS}/0/supplies`, 2), put(`${UNITS}/1/supplies`, 0)],
      ["unit supplies 2 Fynske"],
    ],
    [
      "a unit led to another brigade",
      [remove(`${UNITS}/0`), add(`${FORMATIONS}/1/units/0`, u1)],
      ["unit regrouped 1 Fynske"],
    ],
    [
      "a brief rewritten, tasks written",
      [put("/sides/0/brief", "Hold."), put("/sides/0/tasks", "1. Live.")],
      ["tasks written 1 Danes", "brief rewritten 1 Danes"],
    ],
    ["a brief cleared", [put("/sides/0/brief", "")], ["brief cleared 1 Danes"]],
    [
      "a new commander",
      [put(`${FORMATIONS}/0/commander`, { name: "Bardenfleth", efficiency: "normal" })],
      ["commander added 1 First brigade"],
    ],
    [
      "a formation taken out with its units",
      [remove(`${FORMATIONS}/0`)],
      ["formation removed 1 First brigade", "unit removed 2 Fynske"],
    ],
    [
      "a shape redrawn, the table widened, the day set",
      [
        put("/map/features/0/points/2", [8, 8]),
        put("/map/widthCm", 200),
        put("/date", "1813-12-10"),
      ],
      ["battle date 1", "table changed 1", "feature moved 1"],
    ],
    ["nothing", [], []],
    ["order alone", [put(UNITS, [u2, u1])], []],
  ])("%s", (_, patch, expected) => {
    expect(saidOf(scenario, patch)).toEqual(expected);
  });

  test("a state stored before a field was known is no change", () => {
    const { credits: _, umpireNotes: __, acceptedFindings: ___, ...older } = scenario;
    expect(said("scenario", older, scenario)).toEqual([]);
  });

  test("a unit's new brigade is called by its name", () => {
    const moved = applyPatch(scenario, [remove(`${UNITS}/0`), add(`${FORMATIONS}/1/units/0`, u1)]);
    const after = moved.ok ? moved.document : null;
    const [difference] = differencesOf(thingsOf("scenario", scenario), thingsOf("scenario", after));
    expect(difference?.fields).toEqual([
      { field: "home", before: "First brigade", after: "Second brigade" },
    ]);
  });
});

describe("an army list's changes", () => {
  const general = { kind: "division", source: "drawn", name: "" };
  test.each<[string, PatchOperation[], string[]]>([
    ["bases", [put("/formations/0/regiments/0/bases", 4)], ["regiment strength 1 Vukassovich"]],
    [
      "a general and the chief",
      [put("/formations/0/general", general), put("/commander/name", "Karl")],
      ["commander changed 1 Karl", "general added 1"],
    ],
    [
      "an upgrade",
      [add("/upgrades/0", { id: "x", upgrade: "sappers", count: 1, notes: "" })],
      ["upgrade added 1"],
    ],
    [
      "title and notes",
      [put("/title", "Wagram"), put("/notes", "Friday.")],
      ["list renamed 1", "notes written 1"],
    ],
  ])("%s", (_, patch, expected) => {
    expect(saidOf(list, patch)).toEqual(expected);
  });
});
