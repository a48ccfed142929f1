import { createElement, type ReactElement } from "react";
import type { SvgNode } from "@/lib/domain/map-drawing/svg-node";

/** A drawn SVG tree as React elements; text stays text, so nothing a user typed becomes markup. */
export function SvgElement({ node }: { readonly node: SvgNode }): ReactElement {
  const children = node.children.map((child, index) =>
    typeof child === "string" ? (
      child
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing has no other identity than its order
      <SvgElement key={index} node={child} />
    ),
  );
  return createElement(node.tag, reactAttributes(node.attributes), ...children);
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
