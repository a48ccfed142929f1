import { inflateSync } from "node:zlib";

/** A box in mm from the lower left corner of the page, and how it was drawn. */
interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An object of a file: what stands before its stream, and the stream without its deflation. */
export interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | null;
}

/** Reads the PDFs that we write: plain objects, deflated streams, no object streams. */
export class PdfFile {
  private readonly objects: ReadonlyMap<number, PdfObject>;
  private readonly pageTexts = new Map<number, string>();

  constructor(bytes: Uint8Array) {
    this.objects = objectsOf(bytes);
  }

  get pageCount(): number {
    return this.pageHeads().length;
  }

  /** Width and height of a page in mm; pages count from 1. */
  pageSize(page: number): [number, number] {
    const [, , width = 0, height = 0] = numbersOf(
      entry(this.pageHeads()[page - 1] ?? "", "MediaBox"),
    );
    return [toMm(width), toMm(height)];
  }

  /** The text of a page in drawing order; runs are separated by line breaks. */
  pageText(page: number): string {
    const text = this.pageTexts.get(page) ?? this.readPage(page);
    this.pageTexts.set(page, text);
    return text;
  }

  private readPage(page: number): string {
    const head = this.pageHeads()[page - 1] ?? "";
    const fonts = this.fontsOf(head);
    let cmap = new Map<number, string>();
    let text = "";
    let actual = 0;
    let depth = 0;
    for (const { operator, operands } of operations(this.contentOf(head))) {
      if (operator === "BDC" || operator === "BMC") {
        depth += 1;
        const spoken = operands.join(" ").match(/\/ActualText\s*(\(|<[0-9A-Fa-f])/);
        if (spoken && actual === 0) {
          actual = depth;
          text += pdfString(operands.join(" ").split("/ActualText")[1]?.trim() ?? "");
        }
      }
      if (operator === "EMC") {
        if (depth === actual) actual = 0;
        depth -= 1;
      }
      if (operator === "Tf") cmap = fonts.get(operands[0]?.slice(1) ?? "") ?? new Map();
      if (operator === "ET") text += "\n";
      if ((operator === "Tj" || operator === "TJ") && actual === 0)
        text += glyphsOf(operands, cmap);
    }
    return text;
  }

  /** The text of all pages. */
  get text(): string {
    return this.pageHeads()
      .map((_, i) => this.pageText(i + 1))
      .join("\n");
  }

  /** All text anywhere in the file: pages, bookmarks, descriptions, properties, metadata. */
  get everything(): string {
    const heads = [...this.objects.values()].map(({ head, stream }) => {
      const strings = head.match(/\((?:\\.|[^\\()])*\)|<[0-9A-Fa-f]{4,}>/g) ?? [];
      const metadata = head.includes("/Metadata") ? (stream?.toString("utf8") ?? "") : "";
      return [...strings.map(pdfString), metadata].join("\n");
    });
    return [this.text, ...heads].join("\n");
  }

  /** Titles of the bookmarks in the file's order. */
  get bookmarks(): string[] {
    return [...this.objects.values()].flatMap(({ head }) =>
      head.includes("/Dest") && head.includes("/Parent") ? [pdfString(entry(head, "Title"))] : [],
    );
  }

  /** Filled or stroked rectangles of a page. */
  boxes(page: number): DrawnBox[] {
    return boxesOf(operations(this.contentOf(this.pageHeads()[page - 1] ?? "")));
  }

  /** Where each run of text of a page begins, in mm from its lower left corner. */
  runStarts(page: number): [x: number, y: number][] {
    return runStartsOf(operations(this.contentOf(this.pageHeads()[page - 1] ?? "")));
  }

  private pageHeads(): string[] {
    const tree = [...this.objects.values()].find(({ head }) => head.includes("/Type /Pages"));
    return references(entry(tree?.head ?? "", "Kids")).map(
      (id) => this.objects.get(id)?.head ?? "",
    );
  }

  private contentOf(pageHead: string): string {
    const [id = 0] = references(pageHead.match(/\/Contents ([^\n]+)/)?.[1] ?? "");
    return this.objects.get(id)?.stream?.toString("latin1") ?? "";
  }

  private fontsOf(pageHead: string): Map<string, Map<number, string>> {
    const names = pageHead.match(/\/Font <<([\s\S]*?)>>/)?.[1] ?? "";
    return new Map(
      [...names.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = "", id]) => {
        const font = this.objects.get(Number(id))?.head ?? "";
        const [cmap = 0] = references(font.match(/\/ToUnicode ([^\n]+)/)?.[1] ?? "");
        return [name, readCmap(this.objects.get(cmap)?.stream?.toString("latin1") ?? "")];
      }),
    );
  }
}

/** All objects of a file by their numbers. */
export function objectsOf(bytes: Uint8Array): Map<number, PdfObject> {
  const file = Buffer.from(bytes).toString("latin1");
  const found = file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...found].map(([, id, body = ""]) => {
      const [head = "", rest] = splitOnce(body, "\nstream\n");
      return [Number(id), { head, stream: rest === undefined ? null : streamOf(head, rest) }];
    }),
  );
}

interface Operation {
  readonly operator: string;
  readonly operands: readonly string[];
}

function splitOnce(text: string, by: string): [string, string | undefined] {
  const at = text.indexOf(by);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + by.length)];
}

function streamOf(head: string, rest: string): Buffer {
  const length = Number(head.match(/\/Length (\d+)/)?.[1] ?? 0);
  const bytes = Buffer.from(rest.slice(0, length), "latin1");
  return head.includes("/FlateDecode") ? inflateSync(bytes) : bytes;
}

/** The value of a key: an array or a string. */
function entry(head: string, key: string): string {
  return (
    head.match(
      new RegExp(`/${key} (\\[[^\\]]*\\]|\\((?:\\\\[\\s\\S]|[^\\\\()])*\\)|<[^>]*>)`),
    )?.[1] ?? ""
  );
}

function references(text: string): number[] {
  return [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
}

function numbersOf(text: string): number[] {
  return (text.match(/-?[\d.]+/g) ?? []).map(Number);
}

/** A literal or hexadecimal string as text (UTF-16 with its mark, else Latin-1). */
export function pdfString(token: string): string {
  const bytes = bytesOf(token);
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? Buffer.from(bytes.subarray(2)).swap16().toString("utf16le")
    : bytes.toString("latin1");
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function bytesOf(token: string): Buffer {
  if (token.startsWith("<")) return Buffer.from(token.match(/^<([^>]*)>/)?.[1] ?? "", "hex");
  const inner = token.match(new RegExp(String.raw`^\((${INSIDE})\)`))?.[1] ?? "";
  const text = inner.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code),
  );
  return Buffer.from(text, "latin1");
}

/** The inside of a literal string: balanced brackets need no backslash; three levels are more than ever occur. */
const INSIDE = Array.from({ length: 3 }).reduce<string>(
  (inner) => String.raw`(?:\\[\s\S]|[^\\()]|\(${inner}\))*`,
  String.raw`(?:\\[\s\S]|[^\\()])*`,
);
const LITERAL = String.raw`\(${INSIDE}\)`;
const STRINGS = new RegExp(`${LITERAL}|<[0-9A-Fa-f]+>`, "g");
const TOKEN = new RegExp(
  String.raw`${LITERAL}|<<[\s\S]*?>>|<[0-9A-Fa-f\s]*>|\[(?:${LITERAL}|[^\]()])*\]|\/[^\s/<>[\]()]+|[^\s/<>[\]()]+`,
  "g",
);

function operations(content: string): Operation[] {
  const found: Operation[] = [];
  let operands: string[] = [];
  for (const [token] of content.matchAll(TOKEN)) {
    if (/^[A-Za-z'"*]/.test(token) && token !== "true" && token !== "false") {
      found.push({ operator: token, operands });
      operands = [];
    } else {
      operands.push(token);
    }
  }
  return found;
}

function glyphsOf(operands: readonly string[], cmap: ReadonlyMap<number, string>): string {
  const strings = operands.join(" ").match(STRINGS) ?? [];
  return strings
    .map((token) => {
      const bytes = bytesOf(token);
      return Array.from(
        { length: bytes.length / 2 },
        (_, i) => cmap.get(bytes.readUInt16BE(i * 2)) ?? "",
      ).join("");
    })
    .join("");
}

function readCmap(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, block = ""] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = "", text = ""] of block.matchAll(/<([^>]+)>\s*<([^>]+)>/g)) {
      glyphs.set(Number.parseInt(glyph, 16), Buffer.from(text, "hex").swap16().toString("utf16le"));
    }
  }
  return glyphs;
}

type Matrix = readonly [number, number, number, number, number, number];
const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
];

function runStartsOf(all: readonly Operation[]): [number, number][] {
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const starts: [number, number][] = [];
  for (const { operator, operands } of all) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands.slice(-6).map(Number);
    if (operator === "q") saved.push(matrix);
    else if (operator === "Q") matrix = saved.pop() ?? matrix;
    else if (operator === "cm") matrix = multiply([a, b, c, d, e, f], matrix);
    else if (operator === "Tm") {
      const [, , , , x, y] = multiply([a, b, c, d, e, f], matrix);
      starts.push([toMm(x), toMm(y)]);
    }
  }
  return starts;
}

/** Follows the page's transformations to where its closed paths come to lie. */
function boxesOf(all: readonly Operation[]): DrawnBox[] {
  const boxes: DrawnBox[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let path: [number, number][] = [];
  const place = (x = 0, y = 0) => {
    path.push([
      matrix[0] * x + matrix[2] * y + matrix[4],
      matrix[1] * x + matrix[3] * y + matrix[5],
    ]);
  };
  for (const { operator, operands } of all) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands.map(Number);
    if (operator === "q") saved.push(matrix);
    else if (operator === "Q") matrix = saved.pop() ?? matrix;
    else if (operator === "cm") matrix = multiply([a, b, c, d, e, f], matrix);
    else if (operator === "m" || operator === "l") place(a, b);
    else if (operator === "re")
      for (const [x, y] of [
        [a, b],
        [a + c, b + d],
      ] as const)
        place(x, y);
    else if (operator === "c") place(e, f);
    else if (/^(f|S|B|s|b|n)\*?$/.test(operator)) {
      if (path.length > 1 && operator !== "n") boxes.push(boxOf(path));
      path = [];
    }
  }
  return boxes;
}

function boxOf(path: readonly (readonly [number, number])[]): DrawnBox {
  const xs = path.map(([x]) => x);
  const ys = path.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: toMm(left),
    y: toMm(bottom),
    width: toMm(Math.max(...xs) - left),
    height: toMm(Math.max(...ys) - bottom),
  };
}

function toMm(points: number): number {
  return (points * 25.4) / 72;
}
