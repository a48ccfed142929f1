import { expect, test } from "vitest";
import { markdownTree } from "@/lib/markdown/markdown-tree";

const typesOf = (text: string) => markdownTree(text).children.map(({ type }) => type);

test("ordinary texts are parsed", () => {
  expect(typesOf("# Brief\n\nHold *the* **bridge**.\n\n> - one\n> - two\n\n---\n")).toEqual([
    "heading",
    "paragraph",
    "blockquote",
    "thematicBreak",
  ]);
});

test.each([
  ["stars", `${"*".repeat(20_000)}Bridge${"*".repeat(19_990)}`],
  ["quotes", `${"> ".repeat(19_000)}Bridge`],
  ["lists", `${"- ".repeat(19_000)}Bridge`],
  ["numbered lists", `${"1. ".repeat(12_000)}Bridge`],
  ["emphasis", `${"*a ".repeat(900)}Bridge${" a*".repeat(900)}`],
])("texts of nothing but nested %s stay as typed", (_, text) => {
  const { children } = markdownTree(`First.\n\n${text}`);
  expect(children).toHaveLength(2);
  expect(JSON.stringify(children[1])).toContain("Bridge");
  expect(children[1]).toMatchObject({ type: "paragraph", children: [{ type: "text" }] });
});

test.each([
  ["brackets", "[".repeat(40_000)],
  ["half links", "[".repeat(20_000) + "](x".repeat(6_000)],
  ["definitions", "[x]: y\n".repeat(5_000)],
  ["code", "`a".repeat(20_000)],
  ["stepped lists", Array.from({ length: 250 }, (_, i) => `${" ".repeat(2 * i)}- a`).join("\n")],
])("a text of %s gives a tree that can be walked", (_, text) => {
  expect(() => JSON.stringify(markdownTree(text))).not.toThrow();
});
