import { objectsOf, type PdfObject, pdfString } from "./pdf-file";

/** An element of a file's structure tree, with those below it in reading order. */
export interface StructureElement {
  /** `H1`, `Table`, `TH` … */
  readonly kind: string;
  /** A heading's words, a drawing's description, a heading cell's scope; empty where there are none. */
  readonly title: string;
  readonly alt: string;
  readonly scope: string;
  readonly inner: readonly StructureElement[];
}

/**
 * What a file says of itself to those who have it read out. Read by ourselves, because no validator of PDF/UA can be
 * installed from npm or Debian: veraPDF is packaged by neither, PDFBox checks PDF/A-1b alone and pikepdf and
 * `qpdf --check` only syntax. Conformance is Typst's own claim, which refuses to export what it cannot tag.
 */
export interface PdfStructure {
  readonly isMarked: boolean;
  readonly showsTitle: boolean;
  readonly language: string;
  /** The standard that its metadata claim. */
  readonly metadata: string;
  /** What each page is called. */
  readonly pageLabels: readonly string[];
  /** Depth and words of each bookmark in order. */
  readonly bookmarks: readonly (readonly [depth: number, title: string])[];
  /** Fonts that are not in the file, or whose glyphs are not told as characters. */
  readonly lackingFonts: readonly string[];
  readonly root: StructureElement;
}

/** Reads the structure of a PDF that we wrote. Throws an Error where it has none. */
export function structureOf(bytes: Uint8Array): PdfStructure {
  const objects = objectsOf(bytes);
  const catalog = headWith(objects, /\/Type \/Catalog\b/);
  const [root] = kidsOf(at(objects, referenceOf(catalog, "StructTreeRoot")), objects);
  if (!root) throw new Error("The file has no structure tree.");
  return {
    isMarked: /\/Marked true/.test(catalog),
    showsTitle: /\/DisplayDocTitle true/.test(catalog),
    language: stringAt(catalog, "Lang"),
    metadata: objects.get(referenceOf(catalog, "Metadata"))?.stream?.toString("utf8") ?? "",
    pageLabels: pageLabels(at(objects, referenceOf(catalog, "PageLabels")), objects),
    bookmarks: bookmarksUnder(at(objects, referenceOf(catalog, "Outlines")), 1, objects),
    lackingFonts: lackingFonts(objects),
    root,
  };
}

/** An element and all below it, in reading order. */
export function everyElement(element: StructureElement): StructureElement[] {
  return [element, ...element.inner.flatMap(everyElement)];
}

type Objects = ReadonlyMap<number, PdfObject>;

function headWith(objects: Objects, pattern: RegExp): string {
  return [...objects.values()].find(({ head }) => pattern.test(head))?.head ?? "";
}

function at(objects: Objects, id: number): string {
  return objects.get(id)?.head ?? "";
}

function referenceOf(head: string, key: string): number {
  return Number(head.match(new RegExp(`/${key} \\[?(\\d+) 0 R`))?.[1] ?? -1);
}

const STRING = String.raw`\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<[0-9A-Fa-f]*>`;

function stringAt(head: string, key: string): string {
  const found = head.match(new RegExp(`/${key} (${STRING})`));
  return found?.[1] ? pdfString(found[1]) : "";
}

/** Children are references; what is between them is content on the page. */
function kidsOf(head: string, objects: Objects): StructureElement[] {
  const kids = head.match(/^ {2}\/K \[([\s\S]*?)\]$/m)?.[1] ?? "";
  return [...kids.replace(/<<[\s\S]*?>>/g, "").matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => {
    const kid = at(objects, Number(id));
    const kind = kid.match(/^ {2}\/S \/(\w+)/m)?.[1];
    if (!kind) return [];
    return [
      {
        kind,
        title: stringAt(kid, "T"),
        alt: stringAt(kid, "Alt"),
        scope: kid.match(/\/Scope \/(\w+)/)?.[1] ?? "",
        inner: kidsOf(kid, objects),
      },
    ];
  });
}

/** Of pages counted in Arabic figures; others have a style of their own. */
function pageLabels(tree: string, objects: Objects): string[] {
  return [...tree.matchAll(/\d+ (\d+) 0 R/g)].map(([, id]) => {
    const label = at(objects, Number(id));
    const style = label.match(/\/S \/(\w)/)?.[1] ?? "";
    return style === "D" ? (label.match(/\/St (\d+)/)?.[1] ?? "1") : style;
  });
}

function bookmarksUnder(
  parent: string,
  depth: number,
  objects: Objects,
): [depth: number, title: string][] {
  const found: [number, string][] = [];
  let next = referenceOf(parent, "First");
  while (objects.has(next)) {
    const bookmark = at(objects, next);
    found.push(
      [depth, stringAt(bookmark, "Title")],
      ...bookmarksUnder(bookmark, depth + 1, objects),
    );
    next = referenceOf(bookmark, "Next");
  }
  return found;
}

function lackingFonts(objects: Objects): string[] {
  const heads = [...objects.values()].map(({ head }) => head);
  const names = (lacking: (head: string) => boolean, kind: RegExp) =>
    heads
      .filter((head) => kind.test(head) && lacking(head))
      .map((head) => head.match(/\/(?:FontName|BaseFont) \/(\S+)/)?.[1] ?? "");
  return [
    ...names((head) => !/\/FontFile[23]? /.test(head), /\/Type \/FontDescriptor/),
    ...names((head) => !/\/ToUnicode /.test(head), /\/Subtype \/Type0/),
  ];
}
