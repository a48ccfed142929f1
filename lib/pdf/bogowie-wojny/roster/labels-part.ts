import { BASE_WIDTHS_CM, regimentWidthCm } from "@/lib/domain/bogowie-wojny/list/base-widths";
import { formationTitle, regimentTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import type {
  RosterFormation,
  RosterRegiment,
  RosterView,
} from "@/lib/domain/bogowie-wojny/list/roster-view";
import { commanderLines, generalLine } from "./division-part";
import type { RosterCommander } from "./printed-lines";
import type { RosterWords } from "./roster-words";
import { shortened } from "./shortened";
import type { LabelsPart } from "./table-sheets";

type Label = LabelsPart["sets"][number]["labels"][number];

/** A label and the width of its base. */
interface Sized {
  readonly widthMm: number;
  readonly label: Label;
}

/**
 * A label for each base of the army, as wide as the base [1.1, 9.5]. Both players see the bases, so the labels contain
 * nothing that a list may keep secret, such as statuses and notes.
 */
export function labelsPart(view: RosterView, words: RosterWords): LabelsPart {
  const labels = [
    ...chiefs(view, words),
    ...view.formations.flatMap((formation) => formationLabels(formation, words)),
    ...trains(view, words),
  ];
  const widths = [...new Set(labels.map(({ widthMm }) => widthMm))].sort((a, b) => b - a);
  return {
    title: words.sheets("labels.title"),
    key: words.sheets("labels.key", { cm: BASE_WIDTHS_CM.usual }),
    heightMm: HEIGHT_MM,
    sets: widths.map((widthMm) => ({
      widthMm,
      labels: labels.filter((each) => each.widthMm === widthMm).map(({ label }) => label),
    })),
  };
}

/** Enough for three lines, and no more than the depth of the shallowest base [1.1]. */
const HEIGHT_MM = 12;
const MM_PER_CM = 10;

function chiefs(view: RosterView, words: RosterWords): Sized[] {
  const army = words.clean.line(view.title);
  return commanderLines(view, words).map((who, i) => {
    const cm = BASE_WIDTHS_CM[i === 0 ? "commander-in-chief" : "corps-commander"];
    return { widthMm: cm * MM_PER_CM, label: commanderLabel(who, army) };
  });
}

function formationLabels(formation: RosterFormation, words: RosterWords): Sized[] {
  const home = words.clean.line(formationTitle(formation, words.terms));
  const general = generalLine(formation, words);
  const widest = BASE_WIDTHS_CM["division-general"] * MM_PER_CM;
  return [
    ...(general === null ? [] : [{ widthMm: widest, label: commanderLabel(general, home) }]),
    ...formation.regiments.flatMap((regiment) => regimentLabels(regiment, home, words)),
  ];
}

function commanderLabel({ post, name }: RosterCommander, home: string): Label {
  const lines = name === "" ? [home] : [post, home];
  return { arm: null, place: "", name: cut(name === "" ? post : name), lines: lines.map(cut) };
}

function regimentLabels(
  regiment: RosterRegiment,
  home: string,
  { terms, clean, sheets }: RosterWords,
): Sized[] {
  const { arm, bases } = regiment;
  const name = clean.line(regimentTitle(regiment, terms));
  const kind = clean.line(regiment.name) === "" ? [] : [terms(`units.${regiment.unitKind}`)];
  const lines = [...kind, home].map(cut);
  const widthMm = regimentWidthCm(regiment) * MM_PER_CM;
  return Array.from({ length: bases }, (_, i) => {
    const place = bases === 1 ? "" : sheets("labels.place", { n: i + 1, of: bases });
    return { widthMm, label: { arm, place, name: cut(name), lines } };
  });
}

function trains(view: RosterView, { terms, clean }: RosterWords): Sized[] {
  const army = cut(clean.line(view.title));
  return view.upgrades
    .filter(({ upgrade }) => upgrade === "ammunition-train")
    .map(({ upgrade }) => ({
      widthMm: BASE_WIDTHS_CM.train * MM_PER_CM,
      label: { arm: null, place: "", name: terms(`upgrades.${upgrade}`), lines: [army] },
    }));
}

/** Shortens a text to fit a label. */
function cut(text: string): string {
  return shortened(text, 60);
}
