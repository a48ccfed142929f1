import type { List, Nodes, PhrasingContent } from "mdast";
import { markdownTree } from "@/lib/markdown/markdown-tree";
import type { TextCleaner } from "./clean-text";

/** A run of text inside a block; texts are plain strings and never become markup. */
type Inline =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "emphasis" | "strong"; readonly inlines: readonly Inline[] };

/** A block of an author's text, as the templates draw it. */
export type Block =
  | { readonly kind: "paragraph"; readonly inlines: readonly Inline[] }
  | { readonly kind: "heading"; readonly depth: number; readonly inlines: readonly Inline[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "rule" }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | {
      readonly kind: "list";
      /** The first number; null for a list of points. */
      readonly start: number | null;
      readonly items: readonly (readonly Block[])[];
    };

/** Nesting deeper than this is drawn flat, so that no text can exhaust the typesetter. */
const MAX_DEPTH = 12;

/**
 * Converts an author's Markdown (CommonMark) to blocks. Raw HTML is kept as typed text; the address of a link or image
 * follows its text.
 */
export function proseOf(markdown: string, clean: TextCleaner): Block[] {
  return new ProseReader(clean).blocksOf(markdownTree(markdown).children, 0);
}

class ProseReader {
  constructor(private readonly clean: TextCleaner) {}

  blocksOf(nodes: readonly Nodes[], depth: number): Block[] {
    return nodes.flatMap((node) => this.blockOf(node, depth));
  }

  private blockOf(node: Nodes, depth: number): Block[] {
    switch (node.type) {
      case "paragraph":
        return [{ kind: "paragraph", inlines: this.inlinesOf(node.children, depth) }];
      case "heading": {
        const inlines = this.inlinesOf(node.children, depth);
        return saysSomething(inlines) ? [{ kind: "heading", depth: node.depth, inlines }] : [];
      }
      case "thematicBreak":
        return [{ kind: "rule" }];
      case "code":
      case "html":
        return [{ kind: "code", text: this.clean.lines(node.value) }];
      case "blockquote":
        return this.quoteOf(this.blocksOf(node.children, depth + 1), depth);
      case "list":
        return this.listOf(node, depth);
      case "definition":
        return [{ kind: "code", text: this.clean.line(`[${node.label}]: ${node.url}`) }];
      default:
        return [];
    }
  }

  private quoteOf(blocks: Block[], depth: number): Block[] {
    return depth < MAX_DEPTH ? [{ kind: "quote", blocks }] : blocks;
  }

  private listOf(list: List, depth: number): Block[] {
    const items = list.children.map((item) => this.blocksOf(item.children, depth + 1));
    if (depth >= MAX_DEPTH) return items.flat();
    return [{ kind: "list", start: list.ordered ? (list.start ?? 1) : null, items }];
  }

  private inlinesOf(nodes: readonly PhrasingContent[], depth: number): Inline[] {
    return nodes.flatMap((node) => this.inlineOf(node, depth));
  }

  private inlineOf(node: PhrasingContent, depth: number): Inline[] {
    switch (node.type) {
      case "text":
      case "html":
        return this.textOf(node.value);
      case "inlineCode":
        return [{ kind: "code", text: this.clean.line(node.value) }];
      case "break":
        return [{ kind: "break" }];
      case "emphasis":
      case "strong": {
        const inlines = this.inlinesOf(node.children, depth + 1);
        return depth < MAX_DEPTH ? [{ kind: node.type, inlines }] : inlines;
      }
      case "link":
        return this.linkOf(this.inlinesOf(node.children, depth), node.url);
      case "image":
        return this.textOf(`${node.alt ?? ""} (${node.url})`);
      case "linkReference":
        return this.inlinesOf(node.children, depth);
      case "imageReference":
        return this.textOf(node.alt ?? node.identifier);
      default:
        return [];
    }
  }

  private textOf(text: string): Inline[] {
    return [{ kind: "text", text: this.clean.run(text) }];
  }

  private linkOf(inlines: Inline[], url: string): Inline[] {
    const shown = inlines.map((inline) => ("text" in inline ? inline.text : "")).join("");
    return url.endsWith(shown) && shown ? inlines : [...inlines, ...this.textOf(` (${url})`)];
  }
}

function saysSomething(inlines: readonly Inline[]): boolean {
  return inlines.some((inline) => {
    if ("inlines" in inline) return saysSomething(inline.inlines);
    return "text" in inline && inline.text.trim() !== "";
  });
}
