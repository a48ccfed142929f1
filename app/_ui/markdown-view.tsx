import type { Nodes, Parents } from "mdast";
import { createElement, Fragment, type ReactNode } from "react";
import { markdownTree } from "@/lib/markdown/markdown-tree";
import { classNames } from "./class-names";

interface MarkdownViewProps {
  /** CommonMark as an author wrote it. */
  readonly text: string;
  /** The level of the author's first-level headings on this page. */
  readonly topLevel?: 2 | 3 | 4;
  /** The author's language, if it differs from the page's. */
  readonly lang?: string;
  readonly className?: string;
}

/**
 * An author's text. It is parsed into a tree, and only the kinds of nodes below are rendered: markup typed by the
 * author is shown as typed, pictures as their alternative text, and links send no referrer.
 */
export function MarkdownView({ text, topLevel = 3, lang, className }: MarkdownViewProps) {
  return (
    <div className={classNames("prose", className)} lang={lang}>
      {drawChildren(markdownTree(text), topLevel)}
    </div>
  );
}

function drawChildren(parent: Parents, topLevel: number): ReactNode[] {
  return parent.children.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a parsed text has no other identity
    <Fragment key={index}>{draw(node, topLevel)}</Fragment>
  ));
}

const PLAIN = {
  paragraph: "p",
  blockquote: "blockquote",
  listItem: "li",
  emphasis: "em",
  strong: "strong",
} as const;

function draw(node: Nodes, topLevel: number): ReactNode {
  switch (node.type) {
    case "text":
    case "html":
      return node.value;
    case "paragraph":
    case "blockquote":
    case "listItem":
    case "emphasis":
    case "strong":
      return createElement(PLAIN[node.type], null, ...drawChildren(node, topLevel));
    case "heading":
      return createElement(
        `h${Math.min(6, topLevel + node.depth - 1)}`,
        null,
        ...drawChildren(node, topLevel),
      );
    case "list":
      return node.ordered ? (
        <ol start={node.start ?? 1}>{drawChildren(node, topLevel)}</ol>
      ) : (
        <ul>{drawChildren(node, topLevel)}</ul>
      );
    case "inlineCode":
      return <code>{node.value}</code>;
    case "code":
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case "thematicBreak":
      return <hr />;
    case "break":
      return <br />;
    case "image":
      return node.alt ?? null;
    case "link":
      return drawLink(node.url, drawChildren(node, topLevel));
    default:
      return "children" in node ? drawChildren(node, topLevel) : null;
  }
}

function drawLink(url: string, words: ReactNode[]): ReactNode {
  if (!/^(https?:|mailto:)/i.test(url)) return words;
  return (
    <a href={url} rel="nofollow noopener noreferrer">
      {words}
    </a>
  );
}
