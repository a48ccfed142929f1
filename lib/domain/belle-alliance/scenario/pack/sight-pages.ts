import { SIGHT_TERRAINS } from "@/lib/rules/belle-alliance/sight";
import { rounded } from "../../../table/drawing/pen";
import type { SightEnd } from "../sight-pieces";

/** Who looks on a printed page: an end of a look, or all troops of a formation. */
export type SightViewer = SightEnd | { readonly kind: "formation"; readonly id: string };

/** A printed page: the ground somebody sees, what they look at, and whether that has fired [1.1.6, table 2]. */
export interface SightPage {
  readonly from: SightViewer;
  readonly to: readonly SightEnd[];
  readonly fired: boolean;
}

/** As many pages are printed at most, and as many looks on one. */
export const MOST_SIGHT_PAGES = 12;
const MOST_LOOKS = 50;

const ID = "[a-z0-9][a-z0-9-]{0,63}";
const CM = "\\d{1,4}(?:\\.\\d{1,2})?";
const PLACE = `place:${CM}:${CM}(?::(?:${SIGHT_TERRAINS.join("|")}))?`;
const VIEWER = `(?:(?:side|formation|unit|commander):${ID}|${PLACE})`;
const TARGET = `(?:(?:unit|commander):${ID}|${PLACE})`;
const PAGE = `${VIEWER}(?:,${TARGET}){0,${MOST_LOOKS}}(?:,fired)?`;

/**
 * Pages as a pack's query writes them, separated by semicolons: who looks, then what they look at, separated by commas,
 * and `fired` at the end if it has fired. `side:reds;unit:28th,unit:near,place:60:40.5:wood,fired`
 */
export const SIGHT_PAGES = new RegExp(`^${PAGE}(?:;${PAGE}){0,${MOST_SIGHT_PAGES - 1}}$`, "u");

/** The pages that such a text asks for; none for what is not of the form of `SIGHT_PAGES`. */
export function sightPagesIn(text: string): readonly SightPage[] {
  if (!SIGHT_PAGES.test(text)) return [];
  return text.split(";").map((page) => {
    const parts = page.split(",");
    const fired = parts.at(-1) === "fired";
    const [from = "", ...to] = fired ? parts.slice(0, -1) : parts;
    return { from: endIn(from), to: to.map((each) => endIn(each) as SightEnd), fired };
  });
}

function endIn(text: string): SightViewer {
  const [kind = "", id = "", y = "", stands] = text.split(":");
  const terrain = SIGHT_TERRAINS.find((each) => each === stands);
  if (kind === "place") return { kind, at: [Number(id), Number(y)], terrain };
  return { kind: kind as "side", id };
}

/** The text of some pages, as `sightPagesIn` reads it. */
export function sightPagesText(pages: readonly SightPage[]): string {
  return pages
    .map(({ from, to, fired }) =>
      [from, ...to.slice(0, MOST_LOOKS)]
        .map(endText)
        .concat(fired ? ["fired"] : [])
        .join(","),
    )
    .join(";");
}

function endText(end: SightViewer): string {
  if (end.kind !== "place") return `${end.kind}:${end.id}`;
  const parts = end.at.map((cm) => String(rounded(Math.max(0, cm))));
  return ["place", ...parts, ...(end.terrain ? [end.terrain] : [])].join(":");
}
