import {
  drawLook,
  drawSeenGround,
  drawWatcher,
} from "@/lib/domain/belle-alliance/drawing/draw-sight";
import { SAMPLE } from "@/lib/domain/belle-alliance/drawing/legend";
import {
  MOST_SIGHT_PAGES,
  type SightPage,
  type SightViewer,
} from "@/lib/domain/belle-alliance/scenario/pack/sight-pages";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { TablePiece } from "@/lib/domain/belle-alliance/scenario/sight-pieces";
import {
  type SightSheet,
  sightSheet,
  withInner,
} from "@/lib/domain/belle-alliance/scenario/sight-sheet";
import { sightReasons } from "@/lib/domain/belle-alliance/sight/sight-reasons";
import { stoppedAtCm } from "@/lib/domain/belle-alliance/sight/stopped-at";
import type { Point } from "@/lib/terrain/point";
import type { Words } from "../../document/text/words";
import { drawMap, type MapOverlay } from "../map/map-part";
import { SAMPLE_PEN, sampleFile } from "../map/sign-book";
import type { Column, Part, Section } from "./sheet";

interface SightOrder {
  /** Null for a page of each side. */
  readonly pages: readonly SightPage[] | null;
  readonly words: Words;
  readonly paperMm: readonly [number, number];
}

/**
 * A map a page of the ground that somebody sees when the game begins, with what they see and who sees them below; only
 * for the umpire, empty for other readers.
 */
export function sightSections(
  view: ScenarioView,
  { pages, words, paperMm }: SightOrder,
): Section[] {
  if (view.umpire === null) return [];
  const wanted = pages ?? view.sides.map(ofSide);
  return wanted.slice(0, MOST_SIGHT_PAGES).map((page): Section => {
    const sheet = sightSheet(view, page);
    const name = nameOf(page.from, view, words);
    const title = words.sight("print.title", { name });
    if (!sheet) {
      const heading = {
        part: "heading",
        level: 1,
        text: title,
        colour: null,
        startsPage: true,
      } as const;
      return {
        section: "text",
        parts: [heading, { part: "remark", text: words.sight("print.gone") }],
      };
    }
    const overlay = overlayOf(sheet, words);
    const { drawing, keys } = drawMap(view, words, paperMm, { overlay });
    const alternative = words.sight("print.alternative", { name });
    return {
      section: "map",
      map: { ...drawing, title, alternative, key: [] },
      below: partsBelow(sheet, { view, words, keys }),
    };
  });
}

function ofSide({ id }: { readonly id: string }): SightPage {
  return { from: { kind: "side", id }, to: [], fired: false };
}

function nameOf(from: SightViewer, { sides, map }: ScenarioView, words: Words): string {
  if (from.kind === "place") return placeName(from.at, words);
  const formations = sides.flatMap((side) => side.formations ?? []).flatMap(withInner);
  const things = {
    side: sides,
    formation: formations.map(({ id, fullName: name }) => ({ id, name })),
    unit: map.units,
    commander: map.commanders,
  }[from.kind];
  return words.clean.name(things.find(({ id }) => id === from.id)?.name ?? "");
}

function placeName([x, y]: Point, words: Words): string {
  return words.sight("placeAt", { x: cmOf(x, words), y: cmOf(y, words) });
}

function cmOf(cm: number, { number }: Words): string {
  return number(Math.round(cm * 10) / 10, Number.isInteger(Math.round(cm * 10) / 10) ? 0 : 1);
}

/** The ground, the looks and those who see, as they are drawn over the map, and their signs in its legend. */
function overlayOf({ ground, looks, watchers }: SightSheet, { sight }: Words): MapOverlay {
  const lines = looks.map(({ from, to, look }) => {
    const seenTo = look.distanceCm === 0 ? 1 : stoppedAtCm(look) / look.distanceCm;
    return { from, to, seenTo };
  });
  const isSeen = ({ seenTo }: { readonly seenTo: number }) => seenTo >= 1;
  const { widthCm, depthCm } = SAMPLE;
  const across = { from: [1, depthCm / 2], to: [widthCm - 1, depthCm / 2] } as const;
  const box = (rim: number) =>
    [
      [rim, rim],
      [widthCm - rim, rim],
      [widthCm - rim, depthCm - rim],
      [rim, depthCm - rim],
    ] as const;
  const entry = (text: string, sample: ReturnType<typeof drawLook>) => {
    return { svg: sampleFile(sample), text: sight(`print.legend.${text}`) };
  };
  return {
    legend: [
      entry("ground", drawSeenGround([box(0.5)], SAMPLE_PEN)),
      ...(lines.some(isSeen)
        ? [entry("seen", drawLook({ ...across, seenTo: 1 }, SAMPLE_PEN))]
        : []),
      ...(lines.every(isSeen)
        ? []
        : [entry("stopped", drawLook({ ...across, seenTo: 0.5 }, SAMPLE_PEN))]),
      ...(watchers.length > 0 ? [entry("watcher", drawWatcher(box(1.2), SAMPLE_PEN))] : []),
    ],
    shade: (pen) => (ground.length > 0 ? [drawSeenGround(ground, pen)] : []),
    over: (pen) => [
      ...watchers.map(({ piece }) => drawWatcher(piece.outline, pen)),
      ...lines.map((line) => drawLook(line, pen)),
    ],
  };
}

interface Sheet {
  readonly view: ScenarioView;
  readonly words: Words;
  /** The numbers and letters of troops on the map. */
  readonly keys: ReadonlyMap<string, string>;
}

function partsBelow(sheet: SightSheet, on: Sheet): readonly Part[] {
  const { sight } = on.words;
  const { counted, lookers, untried } = sheet;
  const of = lookers.length;
  return [
    ...(of > 1 ? [remark(sight(`print.${counted < of ? "some" : "all"}`, { counted, of }))] : []),
    ...lookParts(sheet, on),
    ...seenParts(sheet, on),
    ...(untried > 0 ? [remark(sight("print.untried", { count: untried }))] : []),
    ...watcherParts(sheet, on),
    remark(readingsLine(sheet, on)),
  ];
}

function remark(text: string): Part {
  return { part: "remark", text };
}

function lookParts({ looks }: SightSheet, on: Sheet): readonly Part[] {
  const { sight } = on.words;
  const rows = looks.map((found) => [pieceName(found.piece, on), reasonsOf(found, on)]);
  return rows.length === 0
    ? []
    : tableParts(sight("looks"), [columnOf(on, "what"), columnOf(on, "result")], rows);
}

function seenParts({ seen, lookers }: SightSheet, on: Sheet): readonly Part[] {
  const { sight } = on.words;
  const title = sight("print.seen", { count: seen.length });
  const isSingle = lookers.length === 1;
  const rows = seen.map(({ unit, by, seen: extent, look }) => [
    pieceName(unit, on),
    sight(`print.extent.${extent}`),
    ...(isSingle ? [] : [pieceName(by, on)]),
    cmOf(look.distanceCm, on.words),
  ]);
  const columns = [
    columnOf(on, "unit"),
    columnOf(on, "extent"),
    ...(isSingle ? [] : [columnOf(on, "by")]),
    { ...columnOf(on, "cm"), widthMm: 16, align: "right" } as const,
  ];
  return tableParts(title, columns, rows);
}

function watcherParts({ watchers, lookers }: SightSheet, on: Sheet): readonly Part[] {
  if (lookers.length !== 1) return [];
  const { sight } = on.words;
  const rows = watchers.map(({ piece, seen, look }) => [
    pieceName(piece, on),
    sight(`print.extent.${seen}`),
    cmOf(look.distanceCm, on.words),
  ]);
  const columns = [
    columnOf(on, "watcher"),
    columnOf(on, "extentSeen"),
    { ...columnOf(on, "cm"), widthMm: 16, align: "right" } as const,
  ];
  return tableParts(sight("watchers", { count: watchers.length }), columns, rows);
}

function tableParts(
  text: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): readonly Part[] {
  const heading = { part: "heading", level: 2, text, colour: null, startsPage: false } as const;
  if (rows.length === 0) return [heading];
  return [heading, { part: "table", columns, rows, totals: [] }];
}

function columnOf({ words: { sight } }: Sheet, key: string): Column {
  return { label: sight(`print.column.${key}`), widthMm: null, align: "left" };
}

/** The name, after its number or letter on the map. */
function pieceName({ end, name, at }: TablePiece, { words, keys }: Sheet): string {
  if (end.kind === "place") {
    const stands = end.terrain ? ` (${words.sight(`terrain.${end.terrain}`)})` : "";
    return placeName(at, words) + stands;
  }
  return [keys.get(end.id), words.clean.name(name)].filter(Boolean).join(" ");
}

function reasonsOf(found: SightSheet["looks"][number], { view, words }: Sheet): string {
  const named = new Map(view.map.features.map(({ id, name }) => [id, words.clean.name(name)]));
  return sightReasons(found, {
    t: words.sight,
    cm: (cm) => cmOf(cm, words),
    nameOf: (id) => named.get(id) ?? "",
  })
    .map(({ text, rule }) => `${text} [${rule}]`)
    .join(" ");
}

/** How the scenario reads the rules on sight. */
function readingsLine({ readings }: SightSheet, { words: { sight } }: Sheet): string {
  const list = Object.entries(readings).map(([key, value]) => sight(`reading.${key}.${value}`));
  return sight("print.readings", { readings: list.join("; ") });
}
