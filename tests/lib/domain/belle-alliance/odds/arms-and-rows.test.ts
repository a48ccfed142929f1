import { describe, expect, test } from "vitest";
import { faultsOfQuestion } from "@/lib/domain/belle-alliance/odds/faults";
import { type OddsQuestion, oddsQuestionSchema } from "@/lib/domain/belle-alliance/odds/question";
import { workOutOdds } from "@/lib/domain/belle-alliance/odds/work-out";
import { translatorFor } from "@/lib/i18n/translator";

const words = {
  tables: translatorFor("en", "belleAllianceTables"),
  terms: translatorFor("en", "belleAlliance"),
  table21: translatorFor("en", "table21"),
};
const ask = (question: object): OddsQuestion => oddsQuestionSchema.parse(question);
const faults = (question: object) =>
  faultsOfQuestion(ask(question)).map(({ path, code }) => `${path} ${code}`);
const remarks = (question: object) => {
  const asked = ask(question);
  expect(faultsOfQuestion(asked)).toEqual([]);
  return workOutOdds(asked, words).remarks.map(({ path, code }) => `${path} ${code}`);
};

const fire = (target: object, firer: object = {}, table = 6) => ({
  roll: "fire",
  table,
  firer: { figures: 20, ...firer },
  target,
});
const melee = (attacker: object, defender: object, bothAttack = false) => ({
  roll: "melee",
  bothAttack,
  attacker: { arm: "infantry", figures: 20, ...attacker },
  defender: { arm: "infantry", figures: 20, ...defender },
});
const horse = (...rows: string[]) => ({ arm: "cavalry", rows });
const foot = (...rows: string[]) => ({ arm: "infantry", rows });

describe("rows said of another arm are refused at their place", () => {
  test.each<[string, object, string[]]>([
    ["infantry that is heavy cavalry", melee(foot("uphill", "heavy-cavalry"), foot()), ["1"]],
    ["infantry that charges as lancers", melee(foot("heavy-or-lancers-charge"), foot()), ["0"]],
    ["infantry that rides against a square", melee(foot("cavalry-against-square"), foot()), ["0"]],
    ["cavalry not covered by skirmishers", melee(horse("uncovered-infantry"), foot()), ["0"]],
    [
      "a square of foot before horse",
      melee(foot("square-mass-huddle-against-infantry"), foot()),
      [],
    ],
    ["infantry at the charge", melee(foot("charge"), foot()), []],
    ["lancers at the charge", melee(horse("heavy-or-lancers-charge"), foot()), []],
  ])("%s", (_, question, places) => {
    expect(faults(question)).toEqual(places.map((i) => `/attacker/rows/${i} wrong-arm`));
  });

  test("a row of the meeting counts for the attacker, whichever party names it", () => {
    expect(faults(melee(horse(), foot("cavalry-against-square")))).toEqual([]);
    expect(faults(melee(horse(), horse("cavalry-against-square")))).toEqual([
      "/defender/rows/0 wrong-arm",
    ]);
    expect(faults(melee(horse("cavalry-against-others"), horse(), true))).toEqual([
      "/attacker/rows/0 wrong-arm",
    ]);
  });

  test("in fire and rout, where the arm is given", () => {
    expect(faults(fire({ rows: ["mounted-cavalry"] }))).toEqual([]);
    expect(faults(fire({ arm: "infantry", rows: ["mounted-cavalry"] }))).toEqual([
      "/target/rows/0 wrong-arm",
    ]);
    expect(faults(fire({ arm: "train", rows: ["limbered"] }))).toEqual([]);
    expect(faults(fire({}, { arm: "infantry", rows: ["mounted-cavalry"] }))).toEqual([
      "/firer/rows/0 wrong-arm",
    ]);
    const rout = { routing: { arm: "infantry", rows: ["cavalry"] }, defender: {} };
    expect(faults({ roll: "spread-of-rout", ...rout })).toEqual(["/routing/rows/0 wrong-arm"]);
  });

  test("guns fire by table 7, others by table 6", () => {
    expect(faults(fire({}, { arm: "artillery" }))).toEqual(["/firer/arm not-possible"]);
    expect(faults(fire({}, { arm: "cavalry" }, 7))).toEqual(["/firer/arm not-possible"]);
    expect(faults(fire({}, { arm: "artillery" }, 7))).toEqual([]);
  });
});

describe("rows that cannot hold at once are remarked on at their place", () => {
  test.each<[string, object, string[]]>([
    ["what goes together", fire({ rows: ["column-effect", "flank-fire", "cover-1"] }), []],
    [
      "a square of horse",
      fire({ rows: ["square-mass-huddle", "cavalry-charging"] }),
      ["/target/rows/1 two-arms"],
    ],
    [
      "the flank of a square",
      fire({ rows: ["flank-fire", "square-mass-huddle"] }),
      ["/target/rows/0 no-flank"],
    ],
    [
      "the flank of a skirmish line",
      fire({ rows: ["skirmish-line", "flank-fire"] }),
      ["/target/rows/1 no-flank"],
    ],
    ["the rear of a skirmish line", fire({ rows: ["skirmish-line", "rear-fire"] }), []],
    [
      "a column that has fled",
      fire({ rows: ["full-disorder", "column-effect"] }),
      ["/target/rows/1 flight"],
    ],
    [
      "canister beyond zone 1",
      fire({}, { rows: ["canister-zone-1", "ranging-zone-2-3"] }, 7),
      ["/firer/rows/1 canister"],
    ],
    [
      "the flank of a square, met by horse",
      melee(horse("cavalry-against-square", "flank-attack"), foot()),
      ["/attacker/rows/1 no-flank"],
    ],
    [
      "a column of march in square",
      melee(horse("cavalry-against-square"), foot("column-of-march")),
      ["/defender/rows/0 one-formation"],
    ],
    [
      "horse in skirmish line against a square",
      melee(horse("cavalry-against-square", "skirmish-line"), foot()),
      [],
    ],
    [
      "foot in cover held to be uncovered",
      melee(foot("against-cover-2"), foot("uncovered-infantry")),
      ["/defender/rows/0 in-cover"],
    ],
    [
      "the defender outflanking a skirmish line",
      melee(foot("skirmish-line"), foot("overreaching")),
      ["/defender/rows/0 no-flank"],
    ],
    [
      "both attacking, one in the other's flank",
      melee(foot("flank-attack"), foot(), true),
      ["/attacker/rows/0 defends"],
    ],
    [
      "a routed column of march",
      {
        roll: "spread-of-rout",
        routing: {},
        defender: { rows: ["column-of-march", "full-disorder"] },
      },
      ["/defender/rows/0 flight"],
    ],
  ])("%s", (_, question, expected) => {
    expect(remarks(question)).toEqual(expected);
  });

  test("a charge that ran into disorder by fire, or at an obstacle, is none of them [2.3.3]", () => {
    expect(remarks(melee(horse("charge", "light-disorder", "passing-obstacle"), foot()))).toEqual(
      [],
    );
    expect(remarks(melee(horse("charge", "passive-cavalry"), foot()))).toEqual([]);
  });

  test("the remark names both rows and the paragraph", () => {
    const asked = ask(fire({ rows: ["square-mass-huddle", "rear-fire"] }));
    expect(workOutOdds(asked, words).remarks[0]?.text).toBe(
      "“Square, battalion mass and huddle” and “Rear fire” cannot both hold: a unit that stands so has no such side [1.3.1, 1.3.2, 5.4.1].",
    );
  });
});

test("no more figures can be in melee than the unit has", () => {
  expect(faults(melee({ unitFigures: 19 }, { unitFigures: 20 }))).toEqual([
    "/attacker/figures more-than-unit",
  ]);
});
