import type { Leader } from "@/lib/domain/bogowie-wojny/list/leader";
import { abilityTexts, weaponText } from "@/lib/domain/bogowie-wojny/list/profile-text";
import {
  formationTitle,
  generalTitle,
  marksToPlay,
  regimentTitle,
} from "@/lib/domain/bogowie-wojny/list/roster-text";
import type {
  RosterFormation,
  RosterRegiment,
  RosterView,
} from "@/lib/domain/bogowie-wojny/list/roster-view";
import type { RosterCommander, RosterRow } from "./printed-lines";
import type { RosterWords } from "./roster-words";
import type { RosterDivision } from "./sheet";

/** The commander-in-chief and the corps commanders. */
export function commanderLines(view: RosterView, words: RosterWords): RosterCommander[] {
  const { terms, clean } = words;
  const posts = [
    { post: terms("commanders.commander-in-chief"), led: view.commander },
    ...view.corps.map(({ name, number, commander }) => ({
      post: clean.line(name) || terms("numbered.corps", { n: number }),
      led: commander,
    })),
  ];
  return posts.map(({ post, led }) => commander(post, led, words));
}

/** A division or brigade with its general and one row per regiment. */
export function divisionPart(formation: RosterFormation, words: RosterWords): RosterDivision {
  const { terms, clean } = words;
  const sum = [terms("bases", { n: formation.bases }), terms("points", { n: formation.points })];
  return {
    name: clean.line(formationTitle(formation, terms)),
    sum: sum.join(" · "),
    commander: generalLine(formation, words),
    led: formation.general === null ? generalTitle(formation, terms) : "",
    rows: formation.regiments.map((regiment) => regimentRow(regiment, words)),
  };
}

/** A formation's general; `null` if it has none. */
export function generalLine(
  { general }: RosterFormation,
  words: RosterWords,
): RosterCommander | null {
  if (general === null) return null;
  return commander(words.terms(`commanders.general.${general.kind}`), general, words);
}

const NONE = "–";

/**
 * A commander with value, character and rule if known from the list or the game's draw; otherwise these are filled in
 * by hand.
 */
function commander(
  post: string,
  { name, leader }: { readonly name: string; readonly leader: Leader | null },
  { clean, book, signed }: RosterWords,
): RosterCommander {
  const { commandValue = null, character = null, specialRule = "" } = leader ?? {};
  return {
    post,
    name: clean.line(name),
    value: commandValue === null ? "" : signed(commandValue),
    character: character === null ? "" : book(`character.${character}`),
    rule: clean.line(specialRule) || (leader === null ? "" : NONE),
  };
}

/** Guns never have dice in a fight, so no box asks for them [9.1]. */
const NO_DICE = { perBase: 0, regiment: 0 };

/** A regiment's figures, boxes and words. */
export function regimentRow(regiment: RosterRegiment, words: RosterWords): RosterRow {
  const { terms, clean, number } = words;
  const { arm, profile, bases, points, statusPoints, priceInferred } = regiment;
  const fight = arm === "artillery" ? NO_DICE : profile.fight;
  return {
    name: clean.line(regimentTitle(regiment, terms)),
    kind: clean.line(regiment.name) === "" ? "" : terms(`units.${regiment.unitKind}`),
    marks: clean.line(marksToPlay(regiment, words).join(", ")),
    note: clean.line(regiment.notes),
    abilities: clean.line(abilityTexts(regiment, words).join(", ")),
    open: profile.formations.open.map((formation) => words.roster(`formations.${formation}`)),
    move: moves(regiment, words),
    weapon: weaponText(profile, words),
    fight: dice(fight, words),
    fire: dice(profile.fire, words),
    morale: profile.morale === null ? "" : number(profile.morale),
    bases,
    endurance: profile.endurance ?? 0,
    loads: arm === "artillery" ? (profile.ammunition ?? 0) : null,
    cost: `${number(points)}${priceInferred ? " *" : ""}`,
    statusCost: statusPoints > 0 ? `+ ${number(statusPoints)}` : "",
  };
}

function moves({ profile }: RosterRegiment, { number }: RosterWords): string {
  const { moveLineCm, moveColumnCm } = profile;
  if (moveLineCm === null && moveColumnCm === null) return "";
  if (moveLineCm === moveColumnCm) return number(moveLineCm ?? 0);
  return [moveLineCm, moveColumnCm].map((cm) => (cm === null ? "–" : number(cm))).join("/");
}

function dice(
  figures: RosterRegiment["profile"]["fight"],
  { number }: RosterWords,
): [string, string] {
  if (figures === null) return ["", ""];
  return [number(figures.perBase), number(figures.regiment)];
}
