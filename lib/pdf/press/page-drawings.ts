import type { Picture } from "./printed";

/** A page as a separate SVG file, and its size in points. */
export interface PageDrawing extends Pick<Picture, "svg"> {
  readonly width: number;
  readonly height: number;
}

/** The page's white background, which Typst draws first: `v` is its height, `h` its width. */
const GROUND = /^ {4}<path class="typst-shape" fill="#ffffff"[^>]* d="M 0 0v (\S+) h (\S+) v/;
const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h5="http://www.w3.org/1999/xhtml"';

/**
 * Splits off the first pages of a document that Typst drew as one tall SVG file. Glyph outlines are inlined instead of
 * referenced, because resvg takes a thousand times as long for references.
 */
export function pageDrawings(document: string, most: number): PageDrawing[] {
  const [drawn = "", letters = ""] = document.split('<defs id="glyph">');
  const outlines = outlinesOf(letters);
  return pagesOf(drawn)
    .slice(0, most)
    .map(({ lines, width, height }) => ({
      width,
      height,
      svg: pageFile({ width, height, content: withOutlines(lines.join("\n"), outlines) }),
    }));
}

interface PageLines {
  readonly width: number;
  readonly height: number;
  readonly lines: string[];
}

function pagesOf(drawn: string): PageLines[] {
  const pages: PageLines[] = [];
  for (const line of drawn.split("\n")) {
    const ground = GROUND.exec(line);
    if (ground) pages.push({ height: Number(ground[1]), width: Number(ground[2]), lines: [] });
    else pages.at(-1)?.lines.push(line);
  }
  return pages;
}

/** A page as a file. Typst placed it below the previous pages; here it starts at the top. */
function pageFile({ width, height, content }: { width: number; height: number; content: string }) {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const ground = `<rect width="${width}" height="${height}" fill="#ffffff"/>`;
  const inPlace = content.replace(/^ {4}<g transform="[^"]*">/, "    <g>").replace("</svg>", "");
  return `<svg ${NAMESPACES} ${size}>${ground}${inPlace}</svg>`;
}

function outlinesOf(letters: string): ReadonlyMap<string, string> {
  const symbols = letters.matchAll(/<symbol id="([^"]+)"[^>]*>\s*<path d="M 0 0([^"]*)"/g);
  return new Map([...symbols].map(([, id = "", outline = ""]) => [id, outline]));
}

const LETTER = /<use xlink:href="#([^"]+)" x="([^"]+)" y="([^"]+)" fill="([^"]+)"[^>]*\/>/g;
/** Consecutive glyphs. */
const RUN = /(?:<use [^>]*\/>\s*)+/g;

/** Replaces a run of glyphs by one path per colour. */
function withOutlines(content: string, outlines: ReadonlyMap<string, string>): string {
  return content.replace(RUN, (run) => {
    const drawn = new Map<string, string>();
    for (const [, id = "", x, y, fill = ""] of run.matchAll(LETTER)) {
      const before = drawn.get(fill) ?? "";
      drawn.set(fill, `${before}M ${x} ${y}${outlines.get(id) ?? ""}`);
    }
    return [...drawn].map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join("");
  });
}
