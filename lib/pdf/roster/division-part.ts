import type { Leader } from "@/lib/domain/army-list/leader";
import { abilityTexts, weaponText } from "@/lib/domain/army-list/profile-text";
import {
  formationTitle,
  generalTitle,
  marksToPlay,
  regimentTitle,
} from "@/lib/domain/army-list/roster-text";
import type {
  RosterFormation,
  RosterRegiment,
  RosterView,
} from "@/lib/domain/army-list/roster-view";
import type { RosterWords } from "./roster-words";
import type { RosterCommander, RosterDivision, RosterRow } from "./sheet";

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

/** A division or brigade with its general and its regiments, a row each. */
export function divisionPart(formation: RosterFormation, words: RosterWords): RosterDivision {
  const { terms, clean } = words;
  const { general } = formation;
  const sum = [terms("bases", { n: formation.bases }), terms("points", { n: formation.points })];
  return {
    name: clean.line(formationTitle(formation, terms)),
    sum: sum.join(" · "),
    commander:
      general === null
        ? null
        : commander(terms(`commanders.general.${general.kind}`), general, words),
    led: general === null ? generalTitle(formation, terms) : "",
    rows: formation.regiments.map((regiment) => row(regiment, words)),
  };
}

const NONE = "–";

/** With value, character and rule where the list or a game's draw says who it is; else they are filled in at the table. */
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

function row(regiment: RosterRegiment, words: RosterWords): RosterRow {
  const { terms, clean, number } = words;
  const { profile, bases, points, statusPoints, priceInferred } = regiment;
  return {
    name: clean.line(regimentTitle(regiment, terms)),
    kind: clean.line(regiment.name) === "" ? "" : terms(`units.${regiment.unitKind}`),
    marks: clean.line(marksToPlay(regiment, words).join(", ")),
    note: clean.line(regiment.notes),
    abilities: clean.line(abilityTexts(regiment, words).join(", ")),
    open: profile.formations.open.map((formation) => words.roster(`formations.${formation}`)),
    move: moves(regiment, words),
    weapon: weaponText(profile, words),
    fight: dice(profile.fight, words),
    fire: dice(profile.fire, words),
    morale: profile.morale === null ? "" : number(profile.morale),
    bases,
    endurance: profile.endurance ?? 0,
    loads: regiment.arm === "artillery" ? (profile.ammunition ?? 0) : null,
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
