import type { BogowieWojnyWords } from "./finding";
import type { RosterFormation, RosterGeneral, RosterRegiment, RosterView } from "./roster-view";

/** A regiment's title on a roster: its name, or its kind if it has none. */
export function regimentTitle(
  regiment: Pick<RosterRegiment, "name" | "unitKind">,
  t: BogowieWojnyWords,
): string {
  return regiment.name || t(`units.${regiment.unitKind}`);
}

/** A formation's title on a roster: its name, or its number within its level. */
export function formationTitle(
  formation: Pick<RosterFormation, "name" | "level" | "number">,
  t: BogowieWojnyWords,
): string {
  return formation.name || t(`numbered.${formation.level}`, { n: formation.number });
}

/** A formation's general on one line: list, name and origin, or that there is none. */
export function generalTitle(
  formation: {
    readonly general: Pick<RosterGeneral, "kind" | "source" | "name"> | null;
    readonly ledFromAbove: boolean;
  },
  t: BogowieWojnyWords,
): string {
  const { general } = formation;
  if (general === null) return t(`commanders.${formation.ledFromAbove ? "ledFromAbove" : "none"}`);
  const kind = t(`commanders.general.${general.kind}`);
  return `${kind}: ${general.name || t(`commanders.source.${general.source}`)}`;
}

/** The marks after a regiment's name: statuses, and the regiment its guns accompany. */
export function regimentMarks(regiment: RosterRegiment, t: BogowieWojnyWords): string[] {
  const marks: string[] = [];
  if (regiment.veteran !== "no") marks.push(t("status.veteran"));
  if (regiment.elite) marks.push(t("status.elite"));
  if (regiment.follows !== null) {
    marks.push(t("roster.follows", { regiment: regimentTitle(regiment.follows, t) }));
  }
  return marks;
}

/**
 * The same for use during play: also marks regiments that are veteran by kind or book, without purchase, and shows the
 * brigade.
 */
export function marksToPlay(
  regiment: RosterRegiment,
  { terms, roster }: { readonly terms: BogowieWojnyWords; readonly roster: BogowieWojnyWords },
): string[] {
  const { training } = regiment.profile;
  const bought = training === "elite" ? regiment.elite : regiment.veteran !== "no";
  const own = training === "regular" || bought ? [] : [terms(`status.${training}`)];
  const joined = brigadeTitle(regiment, roster);
  return [...own, ...regimentMarks(regiment, terms), ...(joined === "" ? [] : [joined])];
}

/** The title of a regiment's brigade: its name, or its number; empty if the regiment has no brigade. */
export function brigadeTitle(
  { brigade }: Pick<RosterRegiment, "brigade">,
  roster: BogowieWojnyWords,
): string {
  return brigade === null ? "" : brigade.name || roster("brigade", { n: brigade.number });
}

/** An upgrade's count with its unit; empty for a single piece. */
export function upgradeCount(
  { upgrade, count }: RosterView["upgrades"][number],
  t: BogowieWojnyWords,
): string {
  if (upgrade === "ammunition-train") return t("loads", { n: count });
  if (upgrade === "army-morale-level") return t("levelsUp", { n: count });
  return count === 1 ? "" : `× ${count}`;
}

/** An upgrade's name with its count: "Ammunition train, 4 loads", "Ambush × 2". */
export function upgradeTitle(bought: RosterView["upgrades"][number], t: BogowieWojnyWords): string {
  const count = upgradeCount(bought, t);
  const joint = count.startsWith("×") ? " " : ", ";
  return [t(`upgrades.${bought.upgrade}`), count].filter(Boolean).join(joint);
}

/** Nation and year on one line. */
export function armyTitle(view: Pick<RosterView, "nation" | "year">, t: BogowieWojnyWords): string {
  const nation = t(`nations.${view.nation}`);
  return view.year === null ? nation : `${nation}, ${view.year}`;
}
