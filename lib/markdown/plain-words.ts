import type { Nodes } from "mdast";
import { markdownTree } from "./markdown-tree";

/** The words of an author's Markdown on one line, without its markup. */
export function plainWords(text: string): string {
  return wordsOf(markdownTree(text)).replace(/\s+/gu, " ").trim();
}

function wordsOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if (node.type === "break") return " ";
  if (node.type === "image") return node.alt ?? "";
  if (!("children" in node)) return "";
  return node.children.map(wordsOf).join(HOLD_BLOCKS.has(node.type) ? " " : "");
}

const HOLD_BLOCKS: ReadonlySet<string> = new Set(["root", "blockquote", "list", "listItem"]);
