import type { ScenarioView, SideView } from "@/lib/domain/scenario/scenario-view";
import { drawMap } from "../map/map-part";
import { PAPER_SIZE_MM, TYPST_PAPER } from "../paper";
import type { PrintOptions } from "../press-job";
import type { TextCleaner } from "../text/clean-text";
import { proseOf } from "../text/prose";
import { type Words, wordsFor } from "../text/words";
import { briefParts, commonParts, creditsParts, fitsCover } from "./brief-parts";
import { figuresNeededParts } from "./figures-needed-part";
import { orderOfBattleParts } from "./order-of-battle-part";
import { reinforcementParts } from "./reinforcement-part";
import type { Cover, PackSheet, Part } from "./sheet";
import { umpireParts } from "./umpire-parts";

/** The pack of the view's audience; it knows nothing but the view. */
export function packSheet(
  view: ScenarioView,
  { language, paper }: PrintOptions,
  clean: TextCleaner,
): PackSheet {
  const words = wordsFor(language, clean);
  const title = clean.line(view.title) || words.print("untitled");
  const audience = audienceName(view, words);
  const parts = partsOf(view, words, PAPER_SIZE_MM[paper]);
  return {
    documentTitle: `${title} – ${audience}`,
    runningHead: title,
    language,
    textLanguage: view.language,
    paper: TYPST_PAPER[paper],
    cover: coverOf(view, words, { title, audience }),
    parts: [...parts, ...unprintableRemark(words)],
  };
}

/** The map of a view alone, with whom to thank for it. */
export function mapSheet(
  view: ScenarioView,
  { language, paper }: PrintOptions,
  clean: TextCleaner,
): PackSheet {
  const words = wordsFor(language, clean);
  const title = clean.line(view.title) || words.print("untitled");
  const { drawing } = drawMap(view, words, PAPER_SIZE_MM[paper]);
  const credits = proseOf(view.credits, clean);
  const parts: Part[] = [
    { part: "map", map: { ...drawing, title } },
    ...(credits.length > 0 ? [{ part: "prose", blocks: credits, below: 1 } as const] : []),
  ];
  return {
    documentTitle: title,
    runningHead: clean.line(view.place),
    language,
    textLanguage: view.language,
    paper: TYPST_PAPER[paper],
    cover: null,
    parts: [...parts, ...unprintableRemark(words)],
  };
}

function partsOf(view: ScenarioView, words: Words, paperMm: readonly [number, number]): Part[] {
  const map = drawMap(view, words, paperMm);
  const told = view.sides.filter(isTold);
  return [
    ...commonParts(view, words),
    ...told.flatMap((side) => briefParts(view, side, words)),
    ...umpireParts(view, words),
    ...reinforcementParts(view, words),
    ...told.flatMap((side) => orderOfBattleParts(side, map.keys, words)),
    ...creditsParts(view, words),
    { part: "map", map: map.drawing },
    ...figuresNeededParts(view, words),
  ];
}

/** Whether the view lets its reader into this side's papers. */
function isTold(side: SideView): boolean {
  return side.tasks !== null || side.brief !== null || side.formations !== null;
}

function audienceName(view: ScenarioView, words: Words): string {
  const { audience } = view;
  if (audience.for !== "side") return words.print(`audience.${audience.for}`);
  const side = view.sides.find(({ id }) => id === audience.sideId);
  return words.clean.name(side?.name ?? "");
}

function coverOf(
  view: ScenarioView,
  words: Words,
  { title, audience }: { title: string; audience: string },
): Cover {
  const { clean } = words;
  const own = view.audience.for === "side" ? view.audience.sideId : null;
  const day = view.date === null ? "" : words.date(view.date);
  return {
    title,
    audience,
    colour: view.sides.find(({ id }) => id === own)?.colour ?? null,
    lines: [clean.line(view.battle), day, clean.line(view.place)].filter((line) => line !== ""),
    sides: view.sides.map(({ name, colour }) => ({ name: clean.name(name), colour })),
    contentsLabel: words.print("contents"),
    credits: fitsCover(view)
      ? { label: words.print("credits"), blocks: proseOf(view.credits, clean) }
      : null,
  };
}

/** Owns up to the characters that could not be printed; must come last, when all texts are cleaned. */
function unprintableRemark({ clean, print }: Words): Part[] {
  const count = clean.unprintable.size;
  return count === 0 ? [] : [{ part: "remark", text: print("unprintable", { count }) }];
}
