import { TRAINING_BONUS } from "@/lib/rules/bogowie-wojny/training";
import type { BogowieWojnyWords } from "./finding";
import type { RosterDice } from "./roster-profile";
import type { RosterRegiment, RosterView } from "./roster-view";

/** Looks up words for a regiment's statistics: those of army books, and those of rosters. */
interface ProfileWords {
  readonly book: BogowieWojnyWords;
  readonly roster: BogowieWojnyWords;
}

/**
 * A regiment's statistics in the order of 2.8, each with its name: "Move" "20/30 cm", "WB" "2 ▸ 7". Dice are given for
 * a base and for the regiment, morale includes training, as on the printed roster; missing figures are left out. The
 * name of the weapon is its value, so that it has none.
 */
export function profileFigures(
  { profile, arm }: RosterRegiment,
  words: ProfileWords,
): { readonly name: string; readonly value: string }[] {
  const { book, roster } = words;
  const figure = (n: number | null) => (n === null ? "" : roster("figure", { n }));
  const loads = arm === "artillery" ? profile.ammunition : null;
  return [
    { name: roster("columns.move"), value: moveText(profile, words) },
    { name: "", value: weaponText(profile, words) },
    { name: roster("columns.fight"), value: diceText(profile.fight, words) },
    { name: roster("columns.fire"), value: diceText(profile.fire, words) },
    { name: book("column.endurance"), value: figure(profile.endurance) },
    { name: roster("columns.morale"), value: figure(profile.morale) },
    { name: roster("loads"), value: figure(loads) },
  ].filter(({ value }) => value !== "");
}

/** What the dice and the morale of a roster's regiments mean; empty if none are given. */
export function figuresKey({ formations }: RosterView, roster: BogowieWojnyWords): string {
  const areGiven = formations.some(({ regiments }) =>
    regiments.some(
      ({ profile: { fight, fire, morale } }) => fight !== null || fire !== null || morale !== null,
    ),
  );
  return areGiven ? roster("figuresKey", { ...TRAINING_BONUS }) : "";
}

/** The weapon with its range and its canister range, if the book gives them. */
export function weaponText(
  { weapon, weaponName, rangeCm, canisterRangeCm }: RosterRegiment["profile"],
  { roster, book }: ProfileWords,
): string {
  const name = weapon === null ? weaponName : book(`weapon.${weapon}`);
  const range = rangeCm === null ? "" : roster("cm", { n: rangeCm });
  const canister = canisterRangeCm === null ? "" : roster("canister", { n: canisterRangeCm });
  return [[name, range].filter(Boolean).join(" "), canister].filter(Boolean).join(", ");
}

/** The formations a regiment may adopt, how it charges, and its special rules. */
export function abilityTexts(
  { profile }: RosterRegiment,
  { roster, book }: ProfileWords,
): string[] {
  const { formations, specialRules, charge, abilities } = profile;
  return [
    ...formations.allowed.map((formation) => roster(`formations.${formation}`)),
    ...(charge === null ? [] : [roster("charge", { bonus: charge.dice })]),
    ...abilities.map((ability) => book(`trait.${ability}`)),
    ...(specialRules === "" ? [] : [specialRules]),
  ];
}

function moveText(
  { moveLineCm, moveColumnCm }: RosterRegiment["profile"],
  { roster }: ProfileWords,
): string {
  const cm = (n: number | null) => (n === null ? "–" : roster("figure", { n }));
  if (moveLineCm === null && moveColumnCm === null) return "";
  if (moveLineCm === moveColumnCm) return `${cm(moveLineCm)} cm`;
  return `${cm(moveLineCm)}/${cm(moveColumnCm)} cm`;
}

function diceText(dice: RosterDice | null, { roster }: ProfileWords): string {
  if (dice === null) return "";
  return `${roster("figure", { n: dice.perBase })} ▸ ${roster("figure", { n: dice.regiment })}`;
}
