import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import { proseOf } from "@/lib/pdf/document/text/prose";

const prose = (markdown: string) => proseOf(markdown, makeTextCleaner());
const text = (value: string) => ({ kind: "text", text: value });

describe("an author's Markdown", () => {
  it.each([
    [
      "a paragraph over two lines",
      "Hold\nthe ridge",
      [{ kind: "paragraph", inlines: [text("Hold the ridge")] }],
    ],
    [
      "emphasis",
      "at *once* **now**",
      [
        {
          kind: "paragraph",
          inlines: [
            text("at "),
            { kind: "emphasis", inlines: [text("once")] },
            text(" "),
            { kind: "strong", inlines: [text("now")] },
          ],
        },
      ],
    ],
    ["a heading", "## Weather", [{ kind: "heading", depth: 2, inlines: [text("Weather")] }]],
    ["a rule", "***", [{ kind: "rule" }]],
    ["code", "```\na  b\n```", [{ kind: "code", text: "a  b" }]],
    ["raw HTML as text", "<script>x</script>", [{ kind: "code", text: "<script>x</script>" }]],
    [
      "a numbered list from its number",
      "3. march",
      [{ kind: "list", start: 3, items: [[{ kind: "paragraph", inlines: [text("march")] }]] }],
    ],
    [
      "a quotation",
      "> said he",
      [{ kind: "quote", blocks: [{ kind: "paragraph", inlines: [text("said he")] }] }],
    ],
    [
      "a link with its address",
      "[map](https://a.example/b)",
      [{ kind: "paragraph", inlines: [text("map"), text(" (https://a.example/b)")] }],
    ],
    [
      "a bare address once",
      "<https://a.example/b>",
      [{ kind: "paragraph", inlines: [text("https://a.example/b")] }],
    ],
    [
      "an image by its words",
      "![plan](p.png)",
      [{ kind: "paragraph", inlines: [text("plan (p.png)")] }],
    ],
  ])("reads %s", (_, markdown, blocks) => {
    expect(prose(markdown)).toEqual(blocks);
  });

  it("cleans characters written as entities, too", () => {
    expect(prose("&#x1F600;")).toEqual([{ kind: "paragraph", inlines: [text("◊")] }]);
  });

  it("draws nesting without end flat", () => {
    const depth = JSON.stringify(prose(`${"> ".repeat(400)}deep`)).split('"quote"').length - 1;
    expect(depth).toBeLessThanOrEqual(12);
  });

  it("reads whatever was typed", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (typed) => Array.isArray(prose(typed))));
  });
});
