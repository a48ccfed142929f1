import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** Quotes in quotes, lists in lists, emphasis in emphasis: deeper ones are of no use. */
const MOST_NESTED = 30;
/** The parser's time grows with the square of these; a long brief has some hundreds. */
const MOST_STARS = 2_000;

const MARKER = String.raw`[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])`;
const DEEP_LINE = new RegExp(`^(?:${MARKER}){${MOST_NESTED + 1}}`, "m");

/**
 * An author's Markdown (CommonMark) as a tree that is safe to walk. Text made to exhaust the parser or
 * its readers comes as plain paragraphs: every word is kept, as typed.
 */
export function markdownTree(text: string): Root {
  if (isIntricate(text)) return plainTree(text);
  const tree = fromMarkdown(text);
  return isDeep(tree) ? plainTree(text) : tree;
}

function isIntricate(text: string): boolean {
  const stars = text.match(/[*_]/g)?.length ?? 0;
  return stars > MOST_STARS || DEEP_LINE.test(text);
}

// Level by level: going down by recursion is what a deep tree must not make us do.
function isDeep(tree: Root): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > 2 * MOST_NESTED) return true;
    level = level.flatMap((node) => ("children" in node ? node.children : []));
  }
  return false;
}

function plainTree(text: string): Root {
  const paragraphs = text.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim() !== "");
  return {
    type: "root",
    children: paragraphs.map((value) => ({
      type: "paragraph",
      children: [{ type: "text", value: value.trim() }],
    })),
  };
}
