/** An attribute of an SVG element by its SVG name, for example `stroke-width`. */
export type SvgAttributes = Readonly<Record<string, string | number>>;

/** An element of an SVG picture; a string among the children is text. */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: SvgAttributes;
  readonly children: readonly (SvgNode | string)[];
}

/** An SVG element. */
export function svg(
  tag: string,
  attributes: SvgAttributes,
  children: readonly (SvgNode | string)[] = [],
): SvgNode {
  return { tag, attributes, children };
}

/** The element and all below it as SVG text; whatever a user typed is escaped. */
export function svgText(node: SvgNode): string {
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join("");
  if (node.children.length === 0) return `<${node.tag}${attributes}/>`;
  return `<${node.tag}${attributes}>${svgTexts(node.children)}</${node.tag}>`;
}

/** What stands in an element, as SVG text. */
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

/** XML allows no control characters but tab and line ends, and no half of a surrogate pair. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be taken out
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

function escaped(text: string): string {
  return text.replace(NOT_XML, "").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
