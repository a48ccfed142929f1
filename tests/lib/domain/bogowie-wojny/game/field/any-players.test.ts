import { expect, test } from "vitest";
import { battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { seededRandom } from "@/lib/domain/bogowie-wojny/field/generator/seeded-random";
import { issuesOfBattlefield } from "@/lib/domain/bogowie-wojny/field/well-formed";
import { type Sheet, umpire } from "@/tests/lib/domain/bogowie-wojny/field/umpire";
import { anyMove, FieldTable } from "@/tests/lib/domain/bogowie-wojny/game/field/field-table";

const GAMES = Number(process.env.SET_UPS ?? 12);
const MAX_MOVES = 120;
const UPGRADES = ["wood", "hill", "difficult-ground", "built-up-1", "built-up-2"] as const;
/** A requirement of the umpire for generated fields that is not in the rules: things must not overlap. */
const BEYOND_THE_RULES = /^\w+ (on|in) \w+$/;

test.each(Array.from({ length: GAMES }, (_, i) => [`pair ${i + 1}`]))(
  "%s of players who move as they may reaches a finished, legal field",
  (seed) => {
    const chance = seededRandom(seed);
    const pick = (below: number) => chance.whole(0, below - 1);
    const army = () => ({
      bought: [
        { upgrade: chance.pickOne(UPGRADES), count: 1 },
        { upgrade: "linear-works" as const, count: 2 },
        { upgrade: "redoubt" as const, count: 1 },
      ].filter(() => chance.withProbability(0.5)),
      brought: chance.withProbability(0.3) ? [{ upgrade: chance.pickOne(UPGRADES), count: 2 }] : [],
    });
    const isPlain = chance.withProbability(0.5);
    const table = new FieldTable(pick, isPlain ? {} : { a: army(), b: army() });
    for (let n = 0; n < MAX_MOVES; n++) {
      const move = anyMove(table.view("a", "b"), `${seed} ${n}`, pick);
      if (!move) break;
      table.move(table.inTurn(), move);
    }
    const { stage, findings, field } = table.view();
    expect(stage).toBe("done");
    expect(findings?.filter(({ severity }) => severity === "error")).toEqual([]);
    const document = battlefieldSchema.parse(field);
    expect(issuesOfBattlefield(document)).toEqual([]);
    if (document.pieces.some(({ origin }) => origin !== "placed")) return;
    const heard = umpire(document as unknown as Sheet);
    expect(heard.filter((fault) => !BEYOND_THE_RULES.test(fault))).toEqual([]);
  },
);
