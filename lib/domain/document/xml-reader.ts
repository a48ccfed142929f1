/** An element of XML, with the text that stands directly in it. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  readonly text: string;
}

interface OpenNode extends XmlNode {
  readonly children: OpenNode[];
  text: string;
}

const NAME = String.raw`[^\s<>/="'&]+`;
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, "y");
const OPEN = new RegExp(
  String.raw`<(${NAME})((?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(/?)>`,
  "y",
);
const CLOSE = new RegExp(String.raw`</(${NAME})\s*>`, "y");
const TEXT = /[^<]+/y;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
/** What says nothing: comments and instructions. A document type, which could define entities, is not read. */
const ASIDE = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/y;
const DEEPEST = 64;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/**
 * Reads XML without a document type. Returns the root element, or the line, from 1, at which the text is not
 * well-formed; a text that ends too early breaks at its last line.
 */
export function readXml(xml: string): XmlNode | { readonly brokenAtLine: number } {
  const top: OpenNode = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  let at = xml.startsWith("\uFEFF") ? 1 : 0;
  const broken = () => ({ brokenAtLine: xml.slice(0, at).split("\n").length });
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(xml);
    if (found) at += found[0].length;
    return found;
  };
  while (at < xml.length) {
    const parent = open.at(-1) ?? top;
    const text = take(TEXT);
    const data = text ? null : take(CDATA);
    if (text) parent.text += unescaped(text[0]);
    else if (data) parent.text += data[1];
    else if (take(ASIDE)) continue;
    else {
      const close = take(CLOSE);
      const start = close ? null : take(OPEN);
      if (close && (open.length < 2 || open.pop()?.name !== close[1])) return broken();
      if (!close && (!start || open.length > DEEPEST)) return broken();
      if (start) {
        const node = nodeOf(start);
        parent.children.push(node);
        if (start[3] === "") open.push(node);
      }
    }
  }
  const [root, ...more] = top.children;
  return root && more.length === 0 && open.length === 1 ? root : broken();
}

function nodeOf([, name = "", attributes = ""]: RegExpExecArray): OpenNode {
  const read = [...attributes.matchAll(new RegExp(ATTRIBUTE, "g"))].map(
    ([, key = "", double, single]) => [key, unescaped(double ?? single ?? "")] as const,
  );
  return { name, attributes: Object.fromEntries(read), children: [], text: "" };
}

/** Resolves the five entities of XML and numbered characters; others stay as they are. */
function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
