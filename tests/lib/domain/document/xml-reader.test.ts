import fc from "fast-check";
import { expect, test } from "vitest";
import { type XmlElement, xml, xmlDocument } from "@/lib/domain/document/xml";
import { readXml, type XmlNode } from "@/lib/domain/document/xml-reader";

const node = (name: string, more: Partial<XmlNode> = {}): XmlNode => ({
  name,
  attributes: {},
  children: [],
  text: "",
  ...more,
});

test.each([
  ["an empty element", "<a/>", node("a")],
  ["both kinds of quotes", `<a b="1" c = '"'/>`, node("a", { attributes: { b: "1", c: '"' } })],
  ["entities", "<a>&lt;&#65;&#x42;&amp;&huh;</a>", node("a", { text: "<AB&&huh;" })],
  ["raw data", "<a><![CDATA[<b>&amp;]]></a>", node("a", { text: "<b>&amp;" })],
  ["comments and instructions", "\uFEFF<?xml version='1.0'?><!-- <b> --><a><?x?></a>\n", node("a")],
])("%s is read", (_, text, expected) => {
  const root = readXml(text);
  expect("text" in root && { ...root, text: root.text.trim() }).toEqual(expected);
});

test.each([
  ["no element", "", 1],
  ["an element that is not closed", "<a>\n<b>\n</a>", 3],
  ["a file that ends too early", "<a>\n<b/>\n", 3],
  ["two roots", "<a/>\n<b/>", 2],
  ["a document type", "<!DOCTYPE a>\n<a/>", 1],
  ["elements too deep", "<a>".repeat(100), 1],
])("%s is broken, at its line", (_, text, line) => {
  expect(readXml(text)).toEqual({ brokenAtLine: line });
});

test("what we write is read", () => {
  const name = fc.constantFrom("a", "force", "customNotes");
  const said = fc.string({ unit: fc.constantFrom(..."ab<>&\"' ąź💂") }).map((text) => text.trim());
  const { tree } = fc.letrec<{ tree: XmlElement }>((tie) => ({
    tree: fc
      .tuple(
        name,
        fc.dictionary(name, said),
        fc.oneof({ maxDepth: 4 }, said, fc.array(tie("tree"))),
      )
      .map(([of, attributes, within]) => xml(of, attributes, within)),
  }));
  const plain = ({ name: of, attributes, within }: XmlElement): XmlNode =>
    typeof within === "string"
      ? node(of, { attributes, text: within } as Partial<XmlNode>)
      : node(of, { attributes, children: within.map(plain) } as Partial<XmlNode>);
  const trimmed = (read: XmlNode): XmlNode => ({
    ...read,
    text: read.children.length > 0 ? "" : read.text.trim(),
    children: read.children.map(trimmed),
  });
  fc.assert(
    fc.property(tree, (each) => {
      const root = readXml(xmlDocument(each));
      expect("text" in root && trimmed(root)).toEqual(plain(each));
    }),
  );
});
