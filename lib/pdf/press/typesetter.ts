import path from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { fontBlobs } from "./fonts";
import type { Picture } from "./printed";

/** The folder of templates, the only part of the disk that Typst can read. */
const TEMPLATES = path.join(process.cwd(), "lib", "pdf", "templates");

/** A finished document. */
interface Typeset {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** A page as a separate SVG file, and its size in points. */
interface PageDrawing extends Pick<Picture, "svg"> {
  readonly width: number;
  readonly height: number;
}

/** The page's white background, which Typst draws first: `v` is its height, `h` its width. */
const GROUND = /^ {4}<path class="typst-shape" fill="#ffffff"[^>]* d="M 0 0v (\S+) h (\S+) v/;

const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h5="http://www.w3.org/1999/xhtml"';

interface PageLines {
  readonly width: number;
  readonly height: number;
  readonly lines: string[];
}

const LETTER = /<use xlink:href="#([^"]+)" x="([^"]+)" y="([^"]+)" fill="([^"]+)"[^>]*\/>/g;

/** Consecutive glyphs. */
const RUN = /(?:<use [^>]*\/>\s*)+/g;

/** A document's page count, and drawings of its first pages. */
interface Drawn {
  readonly drawings: readonly PageDrawing[];
  readonly pages: number;
}

/** Typesets a template with a JSON value. Blocks until done, so use it only in a worker. */
export class Typesetter {
  private readonly compiler = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontBlobs: fontBlobs() }],
  });

  /** Throws an Error with Typst's message; warnings count as errors. */
  typeset(template: string, data: unknown): Typeset {
    return this.withDocument(template, data, (document) => ({
      bytes: this.exportPdf(document),
      pages: document.numOfPages,
    }));
  }

  /** Draws the first pages. Throws like `typeset`. */
  draw(template: string, data: unknown, most: number): Drawn {
    return this.withDocument(template, data, (document) => ({
      drawings: pageDrawings(this.compiler.plainSvg(document), most),
      pages: document.numOfPages,
    }));
  }

  private withDocument<Made>(
    template: string,
    data: unknown,
    use: (document: NodeTypstDocument) => Made,
  ): Made {
    try {
      this.compiler.mapShadow(
        path.join(TEMPLATES, "data.json"),
        Buffer.from(JSON.stringify(data), "utf8"),
      );
      const document = this.compile(template);
      // What Typst remembered while it set the pages makes room for the file: 130 MB of a pack of 300 units.
      this.compiler.evictCache(0);
      return use(document);
    } finally {
      this.compiler.resetShadow();
      this.compiler.evictCache(0);
    }
  }

  private compile(template: string): NodeTypstDocument {
    const outcome = this.compiler.compile({ mainFilePath: path.join(TEMPLATES, template) });
    const faults = [
      ...(outcome.takeError()?.shortDiagnostics ?? []),
      ...(outcome.takeWarnings()?.shortDiagnostics ?? []),
    ];
    if (faults.length > 0 || !outcome.result) {
      throw new Error(`${template} was not set: ${JSON.stringify(faults)}`);
    }
    return outcome.result;
  }

  /**
   * Exports as PDF/UA-1: tagged, titled, every glyph mapped to its character, every drawing described. A text that the
   * standard rejects is exported without conformance rather than not at all.
   */
  private exportPdf(document: NodeTypstDocument): Uint8Array {
    try {
      return this.compiler.pdf(document, { pdfStandard: "ua-1" });
    } catch {
      return this.compiler.pdf(document, {});
    }
  }
}

/**
 * Splits off the first pages of a document that Typst drew as one tall SVG file. Glyph outlines are inlined instead of
 * referenced, because resvg takes a thousand times as long for references.
 */
function pageDrawings(document: string, most: number): PageDrawing[] {
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
