import type { LossStep, UnitTracks } from "@/lib/domain/belle-alliance/scenario/pack/unit-tracks";
import type { Words } from "../../../document/text/words";
import type { LossBoxes } from "./card";

/** The number of boxes per row of a card or strip, and the maximum in total. */
const ROOM = {
  cards: { least: 20, few: 30, many: 40, most: 200, mostGrouped: 120 },
  strips: { least: 25, few: 40, many: 50, most: 100, mostGrouped: 80 },
} as const;

/** The number of figures per box: one, or several if there would be too many boxes. */
const GROUPS = [1, 5, 10] as const;

/**
 * A unit's losses as boxes, one per figure; if that would be too many, one per five or ten, as the hint says; if still
 * too many, a line to write on, with the counts at which valour falls.
 */
export function lossBoxes(tracks: UnitTracks, layout: "cards" | "strips", words: Words): LossBoxes {
  const { strength, countedIn } = tracks;
  const label = words.unitSheets(`losses.${countedIn}`, { count: strength ?? 0 });
  const group = strength === null ? null : groupFor(strength, layout);
  if (strength === null || group === null) {
    return { label, perRow: 1, kinds: "", labels: [], hint: stepsInWords(tracks, words) };
  }
  const boxes = Math.ceil(strength / group);
  const { least, few, many } = ROOM[layout];
  return {
    label,
    perRow: [least, few].find((row) => boxes <= (row === least ? 1 : 2) * row) ?? many,
    kinds: kindsOf(tracks, strength, group),
    labels: labelsOf(tracks, strength, group, words),
    hint: group === 1 ? "" : words.unitSheets(`losses.grouped`, { count: group }),
  };
}

function groupFor(strength: number, layout: "cards" | "strips"): number | null {
  const { most, mostGrouped } = ROOM[layout];
  const fits = (group: number) => strength <= group * (group === 1 ? most : mostGrouped);
  return GROUPS.find(fits) ?? null;
}

/** Index of the box that is crossed off when this many are left, from 0. */
function boxAt(left: number, strength: number, group: number): number {
  return Math.ceil((strength - left) / group) - 1;
}

function kindsOf({ steps, removedAt }: UnitTracks, strength: number, group: number): string {
  const stepBoxes = new Set(steps.map(({ left }) => boxAt(left, strength, group)));
  const last = removedAt === null ? strength : boxAt(removedAt, strength, group);
  return Array.from({ length: Math.ceil(strength / group) }, (_, i) => {
    if (i > last) return ".";
    if (i === last && removedAt !== null) return "x";
    return stepBoxes.has(i) ? "s" : "o";
  }).join("");
}

function labelsOf(
  { steps, removedAt }: UnitTracks,
  strength: number,
  group: number,
  words: Words,
): LossBoxes["labels"] {
  const removal = removedAt === null ? -1 : boxAt(removedAt, strength, group);
  return [
    ...steps
      .map((step) => ({ at: boxAt(step.left, strength, group), text: stepText(step, words) }))
      .filter(({ at }) => at !== removal),
    ...(removal >= 0 ? [{ at: removal, text: "†" }] : []),
  ];
}

/** The count left, with the points lost if more than one. */
function stepText({ left, points }: LossStep, { number, signed }: Words): string {
  return points === 1 ? number(left) : `${number(left)} (${signed(-points)})`;
}

function stepsInWords({ steps, strength }: UnitTracks, words: Words): string {
  if (strength === null) return words.unitSheets("losses.unknown");
  const counts = steps.map((step) => stepText(step, words)).join(" · ");
  return words.unitSheets("losses.written", { total: words.number(strength), counts });
}
