import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** The deepest useful nesting of quotes, lists or emphasis. */
const MAX_NESTED = 30;
/** The most emphasis markers, since the parser's time grows with their square; a long brief has a few hundred. */
const MAX_STARS = 2_000;

const MARKER = String.raw`[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])`;
const DEEP_LINE = new RegExp(`^(?:${MARKER}){${MAX_NESTED + 1}}`, "m");

/**
 * Parses an author's Markdown (CommonMark) into a tree that is safe to walk. Text that would exhaust the parser or its
 * callers becomes plain paragraphs, with every word kept as typed.
 */
export function markdownTree(text: string): Root {
  if (isIntricate(text)) return plainTree(text);
  const tree = fromMarkdown(text);
  return isDeep(tree) ? plainTree(text) : tree;
}

function isIntricate(text: string): boolean {
  const stars = text.match(/[*_]/g)?.length ?? 0;
  return stars > MAX_STARS || DEEP_LINE.test(text);
}

// Walks level by level, because recursion could overflow the stack on a deep tree.
function isDeep(tree: Root): boolean {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > 2 * MAX_NESTED) return true;
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
