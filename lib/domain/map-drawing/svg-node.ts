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
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join("");
  if (node.children.length === 0) return `<${node.tag}${attributes}/>`;
  return `<${node.tag}${attributes}>${svgTexts(node.children)}</${node.tag}>`;
}

/** The contents of an element as SVG text. */
export function svgTexts(nodes: readonly (SvgNode | string)[]): string {
  return nodes.map((node) => (typeof node === "string" ? escaped(node) : svgText(node))).join("");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** XML allows no control characters except tab and line breaks, and no unpaired surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

function escaped(text: string): string {
  return text.replace(NOT_XML, "").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
