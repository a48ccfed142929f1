/** An element of an XML document: its name, its attributes, and elements or one text within. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly within: readonly XmlElement[] | string;
}

/** An element of a tree. */
export function xml(
  name: string,
  attributes: XmlElement["attributes"],
  within: XmlElement["within"] = [],
): XmlElement {
  return { name, attributes, within };
}

/** A tree as an XML 1.0 document in UTF-8; characters that XML does not know are left out. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${written(root, "")}`;
}

function written({ name, attributes, within }: XmlElement, indent: string): string {
  const open = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${safe(value)}"`),
  ];
  const start = `${indent}<${open.join(" ")}`;
  if (typeof within === "string") return `${start}>${safe(within)}</${name}>\n`;
  if (within.length === 0) return `${start}/>\n`;
  const children = within.map((child) => written(child, `${indent}  `)).join("");
  return `${start}>\n${children}${indent}</${name}>\n`;
}

function safe(value: string | number): string {
  return String(value)
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(NOT_XML, "")
    .replace(/[&<>"'\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Controls other than tab and line ends, and the two code points that are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
