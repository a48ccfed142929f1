/** An element that was read. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

const NAME = String.raw`[A-Za-z_][\w.-]*`;
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})="([^"<]*)"`, "y");
const OPEN = new RegExp(String.raw`<(${NAME})((?:\s+${NAME}="[^"<]*")*)\s*(/?)>`, "y");
const CLOSE = new RegExp(String.raw`</(${NAME})\s*>`, "y");
const TEXT = /[^<]+/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 does not allow them
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/u;

/** Reads a document of elements, attributes and texts; throws if it is not well-formed XML 1.0. */
export function readXml(document: string): XmlNode {
  if (FORBIDDEN.test(document)) throw new Error("A character that XML 1.0 does not know.");
  const head = document.match(/^<\?xml version="1\.0" encoding="UTF-8"[^>]*\?>\n/)?.[0] ?? "";
  if (head === "") throw new Error("No XML declaration.");
  const top: XmlNode = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  let at = head.length;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(document);
    if (found) at += found[0].length;
    return found;
  };
  while (at < document.length) {
    const parent = open.at(-1);
    if (!parent) throw new Error(`Closed more than was opened before ${at}.`);
    const text = take(TEXT);
    if (text) {
      parent.text += unescaped(text[0]);
      continue;
    }
    const close = take(CLOSE);
    if (close) {
      if (open.pop()?.name !== close[1]) throw new Error(`</${close[1]}> closes another element.`);
      continue;
    }
    const start = take(OPEN);
    if (!start) throw new Error(`No XML at ${at}: ${document.slice(at, at + 40)}`);
    const node = {
      name: start[1] ?? "",
      attributes: attributesOf(start[2] ?? ""),
      children: [],
      text: "",
    };
    parent.children.push(node);
    if (start[3] === "") open.push(node);
  }
  const [root, ...more] = top.children;
  if (!root || more.length > 0 || open.length !== 1) throw new Error("Not one whole root element.");
  return root;
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  ATTRIBUTE.lastIndex = 0;
  for (let match = ATTRIBUTE.exec(text); match; match = ATTRIBUTE.exec(text)) {
    const [, name = "", value = ""] = match;
    if (name in found) throw new Error(`The attribute ${name} stands twice.`);
    found[name] = unescaped(value);
  }
  return found;
}

function unescaped(text: string): string {
  if (/&(?!#\d+;)/.test(text)) throw new Error(`An ampersand by itself: ${text}`);
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
