import type { BwOddsAnswer } from "@/lib/domain/bogowie-wojny/odds/answer";
import { attackRows, isAutomatic } from "@/lib/rules/bogowie-wojny/odds/attack-odds";
import type { CountedRows } from "@/lib/rules/bogowie-wojny/odds/counted";
import { fireRows } from "@/lib/rules/bogowie-wojny/odds/fire-odds";
import {
  isBayonetOnHorse,
  type MeleeParty,
  meleeRows,
  overlapHasNoEffect,
} from "@/lib/rules/bogowie-wojny/odds/melee-odds";
import {
  type Fighter,
  fighterRows,
  type Multicombat,
  otherSide,
  overlapsNobody,
  SIDES,
} from "@/lib/rules/bogowie-wojny/odds/multicombat";
import { attackOf, fireOf, meleeOf, multicombatOf } from "./meeting";
import type { BwOddsQuestion, BwOddsRoll, BwQuestionOf } from "./question";
import { placeOf } from "./row-faults";
import type { BwOddsWords } from "./words";

type Remark = BwOddsAnswer["remarks"][number];

/** Parts of a question without faults that have no effect, or for which the rules have no case. */
export function bwRemarksOn(question: BwOddsQuestion, words: BwOddsWords): Remark[] {
  switch (question.roll) {
    case "fire":
    case "artillery":
      return voidRemarks(question, fireRows(fireOf(question)), words);
    case "melee":
      return meleeRemarks(question, words);
    case "multicombat":
      return multicombatRemarks(question, words);
    case "attack":
      return attackRemarks(question, words);
    default:
      return [];
  }
}

type Named = Readonly<Record<string, unknown>> & { readonly roll: BwOddsRoll };

/** Circumstances without effect: the place of each and the reason. */
function voidRemarks(question: Named, { voided }: CountedRows, words: BwOddsWords): Remark[] {
  return voided.map(({ party, row, beside }) => ({
    path: placeOf(party, rowsOf(question, party).indexOf(row)),
    code: "void",
    text: words.remark("void", {
      row: words.row(question.roll, row),
      beside: words.row(question.roll, beside),
    }),
  }));
}

function rowsOf(question: Named, party: string): readonly string[] {
  const named = question[party] as { readonly rows: readonly string[] } | undefined;
  return named?.rows ?? [];
}

function meleeRemarks(question: BwQuestionOf<"melee">, words: BwOddsWords): Remark[] {
  const melee = meleeOf(question);
  const { attacker, defender } = melee;
  const atWorks = defender.rows.includes("works") && !attacker.rows.includes("flank-or-rear");
  const ofPair = (own: MeleeParty, other: MeleeParty) =>
    remarksThat(words, [
      [overlapHasNoEffect(own, other), `/${own.party}/wings`, "overlaps-in-vain"],
      [
        isBayonetOnHorse(own, other),
        placeOf(own.party, own.rows.indexOf("bayonet")),
        "bayonet-on-horse",
      ],
    ]);
  return [
    ...voidRemarks(question, meleeRows(melee), words),
    ...ofPair(attacker, defender),
    ...ofPair(defender, attacker),
    ...remarksThat(words, [
      [attacker.arm === "cavalry" && atWorks, "/attacker/arm", "horse-at-works"],
    ]),
  ];
}

/** For each regiment in a melee of several: circumstances without effect against every opponent. */
function multicombatRemarks(question: BwQuestionOf<"multicombat">, words: BwOddsWords): Remark[] {
  const fight = multicombatOf(question);
  return SIDES.flatMap((side) =>
    question[side].flatMap(({ rows, wings }, index) => {
      const at = `${side}/${index}`;
      const fighter = { side, index };
      const { voided, counted } = fighterRows(fight, fighter);
      const own = voided.map((each) => ({ ...each, party: at }));
      const isVain = overlapsNobody(fight, fighter) && wings > 0;
      return [
        ...voidRemarks({ roll: question.roll, [at]: { rows } }, { counted, voided: own }, words),
        ...remarksThat(words, [
          [isVain, `/${at}/wings`, "overlaps-in-vain"],
          [isHorseAtWorks(fight, fighter), `/${at}/arm`, "horse-at-works"],
          [
            meetsHorseOnFoot(fight, fighter),
            placeOf(at, rows.indexOf("bayonet")),
            "bayonet-on-horse",
          ],
        ]),
      ];
    }),
  );
}

/** The remarks that apply, each with its place and code. */
function remarksThat(
  words: BwOddsWords,
  remarks: readonly (readonly [applies: boolean, path: string, code: string])[],
): Remark[] {
  return remarks.flatMap(([applies, path, code]) =>
    applies ? [{ path, code, text: words.remark(code) }] : [],
  );
}

/** Whether an attacking cavalry regiment meets only works, and not in flank or rear [10.40]. */
function isHorseAtWorks({ attackers, defenders }: Multicombat, { side, index }: Fighter): boolean {
  const own = attackers[index];
  return (
    side === "attackers" &&
    own?.arm === "cavalry" &&
    !own.rows.includes("flank-or-rear") &&
    defenders.every(({ rows }) => rows.includes("works"))
  );
}

/** Whether a regiment attacks only cavalry, which it may not charge with the bayonet. */
function meetsHorseOnFoot(fight: Multicombat, { side, index }: Fighter): boolean {
  const own = fight[side][index];
  return own !== undefined && fight[otherSide(side)].every((foe) => isBayonetOnHorse(own, foe));
}

function attackRemarks(question: BwQuestionOf<"attack">, words: BwOddsWords): Remark[] {
  const attack = attackOf(question);
  const { attacker, defender } = attack;
  const isForbidden = attacker.arm === "infantry" && defender.arm === "cavalry";
  const squareAt = defender.rows.findIndex((row) => row.startsWith("in-square"));
  return [
    ...voidRemarks(question, attackRows(attack), words),
    ...remarksThat(words, [
      [isForbidden, "/attacker/arm", "foot-at-horse"],
      [isAutomatic(attack) && attack.batteries > 1, "/batteries", "no-tests"],
      [squareAt >= 0 && defender.disorder > 0, placeOf("defender", squareAt), "disordered-square"],
    ]),
  ];
}
