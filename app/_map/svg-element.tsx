import { createElement, type ReactElement } from "react";
import type { SvgNode } from "@/lib/domain/table/drawing/svg-node";

/** A drawn SVG tree as React elements; text stays text, so nothing a user typed becomes markup. */
export function SvgElement({ node }: { readonly node: SvgNode }): ReactElement {
  return elementOf(node);
}

/** Without a component for each node: a corps that is placed has a thousand of them. */
function elementOf({ tag, attributes, children }: SvgNode): ReactElement {
  const inside = children.map((child) => (typeof child === "string" ? child : elementOf(child)));
  return createElement(tag, reactAttributes(attributes), ...inside);
}

/** React's names of SVG's attributes: `stroke-width` is `strokeWidth`, `class` is `className`. */
export function reactAttributes(
  attributes: SvgNode["attributes"],
): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [reactName(name), value]),
  );
}

function reactName(name: string): string {
  if (name === "class") return "className";
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
