/** An XML element: its name, its attributes, and child elements or a single text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly within: readonly XmlElement[] | string;
}

export function xml(
  name: string,
  attributes: XmlElement["attributes"],
  within: XmlElement["within"] = [],
): XmlElement {
  return { name, attributes, within };
}

/** Serialises a tree as XML 1.0 in UTF-8; characters that XML does not allow are left out. */
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

/** Control characters other than tab and line ends, and the two noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
