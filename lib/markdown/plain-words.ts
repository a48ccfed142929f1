import type { List, Nodes } from "mdast";
import { markdownTree } from "./markdown-tree";

/** The words of an author's Markdown on one line, without its markup. */
export function plainWords(text: string): string {
  return wordsOf(markdownTree(text)).replace(/\s+/gu, " ").trim();
}

function wordsOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if (node.type === "break") return " ";
  if (node.type === "image") return node.alt ?? "";
  if (node.type === "list") return itemsOf(node);
  if (!("children" in node)) return "";
  return node.children.map(wordsOf).join(HOLD_BLOCKS.has(node.type) ? " " : "");
}

/** Numbers are kept: a text that begins with a Danish date, "11. februar", is a list to Markdown. */
function itemsOf({ start, children }: List): string {
  const number = (i: number) => (typeof start === "number" ? `${start + i}. ` : "");
  return children.map((item, i) => number(i) + wordsOf(item)).join(" ");
}

const HOLD_BLOCKS: ReadonlySet<string> = new Set(["root", "blockquote", "listItem"]);
