import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { PackOptions } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { penFor, type SceneDrawing, tableFile } from "@/lib/domain/table/drawing/draw-scene";
import type { PlacedPicture } from "@/lib/domain/table/drawing/placed-picture";
import { PAPER_SIZE_MM, TYPST_PAPER } from "../../document/paper";
import type { TextCleaner } from "../../document/text/clean-text";
import { proseOf } from "../../document/text/prose";
import { type Words, wordsFor } from "../../document/text/words";
import type { PrintOptions } from "../../press/printed";
import { drawMap, mapAlternative } from "../map/map-part";
import { fitsCover } from "./brief-parts";
import { commandName, ownCommands } from "./own-command";
import { sectionsOf, textSection } from "./pack-sections";
import type { Cover, PackSheet, Part, Section } from "./sheet";

/** Maximum size of the map on a cover, in mm. */
const MAX_WIDTH_MM = 130;

const MAX_HEIGHT_MM = 74;

const SMALL: SceneDrawing = {
  palette: "light",
  size: "page",
  idPrefix: "cover",
  layers: ["relief", "cover", "ways", "units"],
};

/** The requested parts of the pack for the view's audience, made only from the view. */
export function packSheet(
  view: ScenarioView,
  { language, paper, options }: PrintOptions & { readonly options: PackOptions },
  clean: TextCleaner,
): PackSheet {
  const words = wordsFor(language, clean);
  const title = clean.line(view.title) || words.print("untitled");
  const audience = audienceName(view, words);
  const sections = sectionsOf({ view, options, words, title, paper });
  return {
    documentTitle: `${title} – ${audience}`,
    runningHead: title,
    audience,
    language,
    textLanguage: view.language,
    paper: TYPST_PAPER[paper],
    cover: options.parts.includes("book") ? coverOf(view, words, { title, audience }) : null,
    sections: withRemark(sections, unprintableRemark(words)),
  };
}

/** Only the map of a view, over pictures, with its credits. */
export function groundSheet(
  view: ScenarioView,
  below: readonly PlacedPicture[],
  { language, paper }: PrintOptions,
  clean: TextCleaner,
): PackSheet {
  const words = wordsFor(language, clean);
  const title = clean.line(view.title) || words.print("untitled");
  const { drawing } = drawMap(view, words, PAPER_SIZE_MM[paper], { below });
  const credits = proseOf(view.credits, clean);
  const thanks: Part[] = credits.length > 0 ? [{ part: "prose", blocks: credits, below: 1 }] : [];
  const section: Section = { section: "map", map: { ...drawing, title }, below: thanks };
  return {
    documentTitle: title,
    runningHead: clean.line(view.place),
    audience: "",
    language,
    textLanguage: view.language,
    paper: TYPST_PAPER[paper],
    cover: null,
    sections: withRemark([section], unprintableRemark(words)),
  };
}

function audienceName(view: ScenarioView, words: Words): string {
  const { audience } = view;
  const own = ownCommands(view);
  if (own) return own.commands.map((each) => commandName(each, words)).join("; ");
  if (audience.for === "umpire" || audience.for === "public") {
    return words.print(`audience.${audience.for}`);
  }
  const side = view.sides.find(({ id }) => id === audience.sideId);
  return words.clean.name(side?.name ?? "");
}

/** The remark naming the language the texts were translated from; empty for original texts. */
function translationLine({ translatedFrom }: ScenarioView, { print }: Words): string {
  return translatedFrom ? print("translatedFrom", { from: translatedFrom }) : "";
}

function coverOf(
  view: ScenarioView,
  words: Words,
  { title, audience }: { title: string; audience: string },
): Cover {
  const { clean } = words;
  const own = "sideId" in view.audience ? view.audience.sideId : null;
  const day = view.date === null ? "" : words.date(view.date);
  return {
    title,
    audience,
    colour: view.sides.find(({ id }) => id === own)?.colour ?? null,
    lines: [
      clean.line(view.battle),
      day,
      clean.line(view.place),
      translationLine(view, words),
    ].filter((line) => line !== ""),
    sides: view.sides.map(({ name, colour }) => ({ name: clean.name(name), colour })),
    map: coverMap(view, words),
    contentsLabel: words.print("contents"),
    credits: fitsCover(view)
      ? { label: words.print("credits"), blocks: proseOf(view.credits, clean) }
      : null,
  };
}

/** A small map for the cover: terrain and troops, without names and grid. */
function coverMap(view: ScenarioView, words: Words): Cover["map"] {
  const { map } = view;
  if (map.features.length === 0 && map.units.length === 0) return null;
  const scale = Math.min(MAX_WIDTH_MM / map.widthCm, MAX_HEIGHT_MM / map.depthCm);
  const picture = { drawing: SMALL, pen: penFor(map, SMALL), labels: [] };
  return {
    svg: tableFile(mapScene(map), picture),
    widthMm: map.widthCm * scale,
    heightMm: map.depthCm * scale,
    alternative: mapAlternative(view, words),
  };
}

/** The remark that characters could not be printed; must come last, after all texts have been cleaned. */
function unprintableRemark({ clean, print }: Words): Part[] {
  const count = clean.unprintable.size;
  return count === 0 ? [] : [{ part: "remark", text: print("unprintable", { count }) }];
}

/** Appends a remark to the last section, on the map's page if that comes last. */
function withRemark(sections: readonly Section[], remark: readonly Part[]): readonly Section[] {
  const last = sections.at(-1);
  if (last?.section !== "map") return [...sections, ...textSection(remark)];
  return [...sections.slice(0, -1), { ...last, below: [...last.below, ...remark] }];
}
