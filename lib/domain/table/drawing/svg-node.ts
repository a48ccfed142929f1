import { escapeMarkup } from "../../document/escape-markup";

/** The attributes of an SVG element by their SVG names, for example `stroke-width`. */
export type SvgAttributes = Readonly<Record<string, string | number>>;

/** An element of an SVG picture; strings among the children are text. */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: SvgAttributes;
  readonly children: readonly (SvgNode | string)[];
}

export function svg(
  tag: string,
  attributes: SvgAttributes,
  children: readonly (SvgNode | string)[] = [],
): SvgNode {
  return { tag, attributes, children };
}

/** The element and its descendants as SVG text; anything a user typed is escaped. */
export function svgText(node: SvgNode): string {
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join("");
  if (node.children.length === 0) return `<${node.tag}${attributes}/>`;
  return `<${node.tag}${attributes}>${svgTexts(node.children)}</${node.tag}>`;
}

/** The contents of an element as SVG text. */
export function svgTexts(nodes: readonly (SvgNode | string)[]): string {
  return nodes
    .map((node) => (typeof node === "string" ? escapeMarkup(node) : svgText(node)))
    .join("");
}
