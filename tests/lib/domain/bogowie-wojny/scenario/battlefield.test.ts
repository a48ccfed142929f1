import { expect, test } from "vitest";
import { newBattlefield } from "@/lib/domain/bogowie-wojny/field/new-battlefield";
import { editBattle, takeBattlefield } from "@/lib/domain/bogowie-wojny/scenario/commands";
import { drawnField } from "@/lib/domain/bogowie-wojny/scenario/drawn-field";
import { pinnedField } from "@/lib/domain/bogowie-wojny/scenario/pins";
import { viewBattleScenario } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { applyCommand } from "@/lib/domain/document/command";
import { fingerprint } from "@/lib/domain/document/translations/fingerprint";
import { asCopy } from "@/lib/domain/kinds/as-copy";
import { localise } from "@/lib/domain/kinds/localise";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { COPY_WORDS } from "@/lib/i18n/copy-words";
import { RASZYN } from "./battle-scenario";

const FIELD = {
  ...newBattlefield({
    title: "Falenty",
    language: "pl" as const,
    table: { widthCm: 180, depthCm: 120 },
    area: "plains" as const,
  }),
  ...{ sides: [{ edge: "south" as const, name: "SECRET-side", army: null }] },
  ...{ objectives: RASZYN.battlefield?.ground.objectives ?? [] },
};

test("a scenario keeps the ground of a map and not the armies attached to it", () => {
  const battlefield = pinnedField({ id: "map", version: 4, document: FIELD });
  expect(battlefield).toMatchObject({ id: "map", version: 4, ground: { title: "Falenty" } });
  expect(JSON.stringify(battlefield)).not.toContain("SECRET");
  const read = parseDocument("scenario", { ...RASZYN, battlefield, objectives: [] });
  expect(read.ok).toBe(true);
  const sent = { ...battlefield, ground: FIELD };
  const refused = parseDocument("scenario", { ...RASZYN, battlefield: sent, objectives: [] });
  expect(refused).toMatchObject({ ok: false });
});

test("the objectives set on a map are taken where the scenario has none yet", () => {
  const objectives = [
    { id: "hill", role: "main" as const, pieceId: "wood", points: 12, chosenBy: "south" as const },
  ];
  const battlefield = pinnedField({ id: "map", version: 1, document: { ...FIELD, objectives } });
  const empty = applyCommand(RASZYN, editBattle, { objectives: [] } as never);
  expect(applyCommand(empty, takeBattlefield, battlefield).objectives).toMatchObject([
    { id: "hill", role: "main", pieceId: "wood", points: null },
  ]);
  const kept = applyCommand(RASZYN, takeBattlefield, battlefield).objectives;
  expect(kept).toEqual(RASZYN.objectives);
});

test("its picture shows the scenario's objectives with their worth", () => {
  const shown = drawnField(viewBattleScenario(RASZYN, { for: "public" }));
  expect(shown?.objectives).toMatchObject([{ id: "main", pieceId: "wood", points: 10 }]);
  const dear = {
    ...RASZYN,
    objectives: RASZYN.objectives.map((each) => ({ ...each, points: 25 })),
  };
  expect(drawnField(dear)?.objectives).toMatchObject([{ points: 25 }]);
  expect(drawnField({ ...RASZYN, battlefield: null })).toBeNull();
});

test("a copy of the ground alone has the battlefield and nothing else", () => {
  const copy = asCopy(RASZYN, { part: "ground", words: COPY_WORDS, taken: [] });
  expect(copy).toMatchObject({ system: "bogowie-wojny", battlefield: RASZYN.battlefield });
  expect(copy).toMatchObject({ forces: [], objectives: [], summary: "", umpireNotes: "" });
  expect(JSON.stringify(copy)).not.toMatch(/SECRET|WORD/);
});

test("readers of another language read what was translated, the battlefield's names among it", () => {
  const texts = {
    "battlefield/title": "The pond and the dyke",
    "pieces/wood/name": "Alder wood",
    "sides/polish/brief": "SECRET-translated",
    specialRules: "The dyke is narrow.",
  };
  const of = { specialRules: fingerprint(RASZYN.specialRules) };
  const english = localise({ ...RASZYN, translations: { en: { texts, of } } }, "en");
  const view = viewBattleScenario(english, { for: "public" });
  expect(view).toMatchObject({
    language: "en",
    specialRules: "The dyke is narrow.",
    battlefield: { ground: { title: "The pond and the dyke", pieces: [{ name: "Alder wood" }] } },
  });
  expect(JSON.stringify(view)).not.toContain("SECRET");
});
