import { describe, expect, it } from "vitest";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { ARMY_LIST_FINDINGS, armyListFindingText } from "@/lib/domain/bogowie-wojny/list/finding";
import { LANGUAGES } from "@/lib/domain/document/language";
import { loadMessages } from "@/lib/i18n/messages";
import { translatorFor } from "@/lib/i18n/translator";
import { READINGS } from "@/lib/rules/bogowie-wojny/format";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { MORALE_LEVELS } from "@/lib/rules/bogowie-wojny/tables/morale";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { armyOf, lineBases } from "./army-of";

const KEYS = [
  ...UNIT_KINDS.map((kind) => `units.${kind}`),
  ...UPGRADES.flatMap((upgrade) => [`upgrades.${upgrade}`, `upgradeEffects.${upgrade}`]),
  ...ARMY_NATIONS.map((nation) => `nations.${nation}`),
  ...MORALE_LEVELS.map((level) => `levels.${level}`),
  ...Object.keys(ARMY_LIST_FINDINGS).map((code) => `findings.${code}`),
  ...Object.entries(READINGS).flatMap(([reading, choices]) =>
    ["title", "rule", ...choices].map((key) => `readings.${reading}.${key}`),
  ),
];

describe.each(LANGUAGES)("words of Bogowie Wojny in %s", (language) => {
  const words = loadMessages(language).bogowieWojny;

  it.each(KEYS)("has %s", (key) => {
    expect(words).toHaveProperty(key);
  });
});

it.each([
  ["en", "20.5 of 20 points: 0.5 too many"],
  ["da", "20,5 af 20 point: 0,5 for meget"],
  ["pl", "20,5 z 20 pkt, o 0,5 za dużo"],
] as const)("says in %s what is over the limit, to the half point", (language, words) => {
  const list = armyOf({
    format: { unitPoints: 20 },
    formations: [{ regiments: [...lineBases(19), { unitKind: "militia", bases: 1 }] }],
  });
  const finding = checkArmyList(list).findings.find(({ code }) => code === "units-over-limit");
  if (finding === undefined) throw new Error("No finding of points over the limit.");
  expect(armyListFindingText(finding, translatorFor(language, "bogowieWojny") as never)).toContain(
    words,
  );
});

it("names a kind and a nation in the reader's language", () => {
  const list = armyOf({
    nation: "austria",
    formations: [{ regiments: [{ unitKind: "vistula-legion", bases: 2 }] }],
  });
  const [finding] = checkArmyList(list).findings.filter(({ severity }) => severity === "error");
  if (finding === undefined) throw new Error("No finding of a kind the nation has not.");
  expect(armyListFindingText(finding, translatorFor("da", "bogowieWojny") as never)).toContain(
    "Den generelle hærbog for Østrig har ikke »Weichsellegionen«.",
  );
});
