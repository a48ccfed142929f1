import type { DistributionAnswer } from "@/lib/domain/odds-answer/answer";
import { held } from "@/lib/domain/odds-answer/answer-words";
import { type GunsInFight, gunsOdds } from "@/lib/rules/bogowie-wojny/odds/guns-in-fight";
import { lossGroups } from "@/lib/rules/bogowie-wojny/odds/loss-shares";
import {
  type Fighter,
  type Multicombat,
  multicombatPools,
  ONE_OF,
  SIDES,
} from "@/lib/rules/bogowie-wojny/odds/multicombat";
import {
  fighterOdds,
  multicombatHits,
  type SideHits,
} from "@/lib/rules/bogowie-wojny/odds/multicombat-odds";
import { SIDES_THAT_DESTROY } from "@/lib/rules/bogowie-wojny/tables/melee";
import { mapOdds, type Odds } from "@/lib/rules/odds/odds";
import type { BwOddsAnswer } from "./answer";
import { gunsOf, multicombatOf } from "./meeting";
import type { BwQuestionOf } from "./question";
import type { BwOddsWords } from "./words";
import { meleeResultDistribution } from "./work-out-melee";

/** The odds of a melee of several regiments: one throw per side, and its effect on each regiment [10.21]. */
export function workOutBwMulticombat(
  question: BwQuestionOf<"multicombat">,
  words: BwOddsWords,
): BwOddsAnswer {
  const { roll } = question;
  const fight = multicombatOf(question);
  const guns = gunsOf(question);
  const pools = poolsBesideGuns(fight, guns);
  const chapters = ["10.20", "10.21", "10.22", "10.40", ...(guns ? ["9.13"] : [])];
  return {
    ...words.frame(roll, { chapters, readings: readingsOf(fight, guns) }),
    factors: SIDES.flatMap((side) => [
      ...pools[side].shares.flatMap((share, index) =>
        words.share({ roll, fighter: { side, index }, of: fight[side].length }, share),
      ),
      ...words.once(roll, side, pools[side].once),
    ]),
    casts: [
      ...SIDES.map((side) => words.dice(side, pools[side])),
      ...(guns && guns.dice > 0 ? [words.dice("attackers-at-guns", guns)] : []),
    ],
    distributions: distributionsOf(fight, guns, words),
  };
}

/** The dice of both sides, without those the attackers turn on guns. */
function poolsBesideGuns(fight: Multicombat, guns: GunsInFight | null) {
  const { attackers, defenders } = multicombatPools(fight);
  const atGuns = guns?.dice ?? 0;
  if (atGuns === 0) return { attackers, defenders };
  const turned = { party: ONE_OF.attackers, row: "at-guns", value: -atGuns };
  const left = { dice: attackers.dice - atGuns, once: [...attackers.once, turned] };
  return { attackers: { ...attackers, ...left }, defenders };
}

function readingsOf(fight: Multicombat, guns: GunsInFight | null): string[] {
  const all = SIDES.flatMap((side) => fight[side]);
  const said = (...rows: string[]) => all.some((own) => rows.some((row) => own.rows.includes(row)));
  const isMixed = SIDES.some((side) => new Set(fight[side].map((own) => own.disorder)).size > 1);
  const holding = {
    "once-a-fight": said("wood", "difficult-ground", "built-up", "works"),
    "works-from-front": said("works") && said("flank-or-rear"),
    "behind-cover-each": said("behind-cover", "higher-ground"),
    "worst-and-best-disorder": isMixed,
    "flanked-bases": said("flank-or-rear"),
    "whose-flank": said("flank-or-rear") && SIDES.some((side) => fight[side].length > 1),
    "flankers-share": SIDES.some((side) => lossGroups(fight, side).length > 1),
    "cavalry-after-charge": all.some(({ arm }) => arm === "cavalry"),
    "square-breaks": said("in-square", "in-mass"),
    training: said("veterans", "elite"),
    "one-base-kind": all.some(({ strength }) => strength !== null),
    "losses-not-passed-on": all.some(({ strength }) => strength !== null),
    "guns-joined": guns !== null,
    "guns-aimed": guns !== null,
    "attacked-around": all.some(({ attackedFrom }) => attackedFrom >= SIDES_THAT_DESTROY),
  };
  return ["subtraction", "all-meet-all", "losses-alike", ...held(holding)];
}

function distributionsOf(
  fight: Multicombat,
  guns: GunsInFight | null,
  words: BwOddsWords,
): DistributionAnswer[] {
  const hits = multicombatHits(fight, guns?.dice);
  const differences = mapOdds(hits, ({ attackers, defenders }) => attackers - defenders);
  const fighters = SIDES.flatMap((side) => fight[side].map((_, index) => ({ side, index })));
  return [
    meleeResultDistribution(differences, words),
    ...(guns ? distributionsOfGuns(guns, { hits, words }) : []),
    ...fighters.flatMap((fighter) => distributionsOfFighter(fight, fighter, { hits, words })),
  ];
}

function distributionsOfGuns(guns: GunsInFight, { hits, words }: Told): DistributionAnswer[] {
  const odds = gunsOdds(guns, hits);
  const { dice, strength } = guns;
  return [
    words.yesNo(
      "gunsDestroyed",
      mapOdds(odds, ({ isDestroyed }) => isDestroyed),
    ),
    ...(dice > 0 ? [words.numbers(words.naming("gunsLoss"), odds, ({ loss }) => loss)] : []),
    ...(strength
      ? [words.numbers(words.naming("gunsBasesLost"), odds, ({ basesLost }) => basesLost ?? 0)]
      : []),
  ];
}

interface Told {
  readonly hits: Odds<SideHits>;
  readonly words: BwOddsWords;
}

function distributionsOfFighter(
  fight: Multicombat,
  fighter: Fighter,
  { hits, words }: Told,
): DistributionAnswer[] {
  const odds = fighterOdds(fight, fighter, hits);
  const regiments = fight[fighter.side];
  const naming = (kind: string) => words.namingOf(kind, fighter, regiments.length);
  const knowsBases = (regiments[fighter.index]?.strength ?? null) !== null;
  return [
    words.codes(naming("State"), odds, ({ state }) => state, words.states),
    words.numbers(naming("Loss"), odds, ({ loss }) => loss),
    ...(knowsBases
      ? [words.numbers(naming("BasesLost"), odds, ({ basesLost }) => basesLost ?? 0)]
      : []),
  ];
}
