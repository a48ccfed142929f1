import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { SourceTable } from "@/lib/domain/belle-alliance/import/tables/read-rows";
import { MAX_COLUMNS } from "@/lib/domain/belle-alliance/import/tables/table-head";
import { MAX_ROWS, type TableRow } from "@/lib/domain/belle-alliance/import/tables/table-rows";
import { LIMITS } from "@/lib/domain/document/limits";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const DEEPEST = 200;

/**
 * The tables of a web page, or of a part copied from one, with the text between them, in order; a cell that spans
 * rows is repeated in each of them.
 */
export function htmlTables(html: string): SourceTable[] {
  const page: TableRow[] = [];
  collect(parse(html).childNodes, { rows: page, depth: 0 });
  return [{ name: null, rows: page.slice(0, MAX_ROWS).map((row, i) => ({ ...row, line: i + 1 })) }];
}

interface Collected {
  readonly rows: TableRow[];
  readonly depth: number;
}

/**
 * Adds rows of tables as rows, and other blocks of text as rows of one cell; list items are indented as deep as their
 * lists.
 */
function collect(nodes: readonly Node[], { rows, depth }: Collected): void {
  for (const node of nodes) {
    if (!isElement(node) || SILENT.has(node.tagName)) continue;
    if (node.tagName === "table") rows.push(...tableRows(node));
    else if (isBlockOfText(node)) addText(node, { rows, depth });
    else collect(node.childNodes, { rows, depth: depth + (LISTS.has(node.tagName) ? 1 : 0) });
  }
}

const SILENT: ReadonlySet<string> = new Set(["script", "style", "head", "template", "noscript"]);
const LISTS: ReadonlySet<string> = new Set(["ul", "ol"]);
const BLOCKS: ReadonlySet<string> = new Set([
  ...["p", "li", "div", "pre", "dt", "dd", "blockquote", "section", "article", "main", "body"],
  ...["h1", "h2", "h3", "h4", "h5", "h6", "table", "ul", "ol", "dl", "header", "footer", "center"],
]);

function isBlockOfText({ tagName, childNodes }: Element): boolean {
  return BLOCKS.has(tagName) && tagName !== "body" && !childNodes.some(isBlock);
}

function isBlock(node: Node): boolean {
  return isElement(node) && BLOCKS.has(node.tagName);
}

function addText(node: Element, { rows, depth }: Collected): void {
  for (const text of textOf(node, 0).split("\n")) {
    if (text.trim() !== "")
      rows.push({ line: 0, text: text.trim(), cells: [...blanks(depth), text] });
  }
}

function blanks(count: number): string[] {
  return Array.from({ length: Math.min(count, LIMITS.treeDepth) }, () => "");
}

/** The rows of one table, without those of tables inside its cells. */
function tableRows(table: Element): TableRow[] {
  const spans: Span[] = [];
  return rowsUnder(table).map((row) => {
    const cells: string[] = [];
    const merged = new Set<number>();
    for (const cell of row.childNodes.filter(isCell)) {
      fillSpans(spans, { cells, merged });
      const text = onOneLine(textOf(cell, 0), cell);
      const width = spanOf(cell, "colspan", MAX_COLUMNS);
      const rows = spanOf(cell, "rowspan", MAX_ROWS) - 1;
      if (rows > 0) spans.push({ column: cells.length, text, left: rows, since: row });
      cells.push(text, ...blanks(0), ...Array.from({ length: width - 1 }, () => ""));
    }
    fillSpans(spans, { cells, merged });
    passRow(spans, row);
    return { line: 0, text: cells.filter((each) => each !== "").join(", "), cells, merged };
  });
}

/**
 * The lines of a cell as one line: a name on a further line is separated by a comma, `1st Division, GdD Quiot`; the
 * lines of a heading are simply joined.
 */
function onOneLine(text: string, { tagName }: Element): string {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines
    .reduce((all, line) => {
      const isName = tagName === "td" && /^\p{Lu}/u.test(line) && !all.endsWith(":");
      return `${all}${isName ? ", " : " "}${line}`;
    }, "")
    .replace(/^,? /, "");
}

interface Span {
  readonly column: number;
  readonly text: string;
  /** How many rows below it still covers. */
  left: number;
  /** The row in which it begins. */
  readonly since: Element;
}

/** Adds the cells at this position that span down from rows above. */
function fillSpans(
  spans: readonly Span[],
  { cells, merged }: { readonly cells: string[]; readonly merged: Set<number> },
): void {
  for (
    let span = spanAt(spans, cells.length);
    span && cells.length < MAX_COLUMNS;
    span = spanAt(spans, cells.length)
  ) {
    merged.add(cells.length);
    cells.push(span.text);
  }
}

function spanAt(spans: readonly Span[], column: number): Span | undefined {
  return spans.find((span) => span.column === column && span.left > 0);
}

function passRow(spans: Span[], row: Element): void {
  for (const span of spans) if (span.since !== row) span.left -= 1;
  spans.splice(0, spans.length, ...spans.filter(({ left }) => left > 0));
}

function rowsUnder(node: Element): Element[] {
  return node.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName === "tr") return [child];
    return child.tagName === "table" ? [] : rowsUnder(child);
  });
}

function spanOf(cell: Element, name: "colspan" | "rowspan", most: number): number {
  const value = Number(cell.attrs.find((each) => each.name === name)?.value ?? 1);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : 1;
}

function isCell(node: Node): node is Element {
  return isElement(node) && (node.tagName === "td" || node.tagName === "th");
}

function isElement(node: Node): node is Element {
  return "tagName" in node;
}

/** The text of a node, with its line breaks. */
function textOf(node: Node, depth: number): string {
  if ("value" in node) return node.value.replace(/\s+/g, " ");
  if (!isElement(node) || SILENT.has(node.tagName) || depth > DEEPEST) return "";
  if (node.tagName === "br") return "\n";
  if (isEditLink(node)) return "";
  const text = node.childNodes.map((child) => textOf(child, depth + 1)).join("");
  return node.tagName === "li" ? `\n${text}` : text;
}

/** `[edit]` behind the headings of a wiki. */
function isEditLink({ attrs }: Element): boolean {
  return attrs.some(({ name, value }) => name === "class" && value.includes("mw-editsection"));
}
