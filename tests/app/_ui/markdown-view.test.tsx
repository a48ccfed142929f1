import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { MarkdownView } from "@/app/_ui/markdown-view";

const draw = (text: string) => renderToStaticMarkup(<MarkdownView text={text} />);

describe("an author's text", () => {
  test("is set with its headings under those of the page", () => {
    expect(draw("# Orders\n\nHold *the* **farm**.")).toBe(
      '<div class="prose"><h3>Orders</h3><p>Hold <em>the</em> <strong>farm</strong>.</p></div>',
    );
  });

  test("keeps lists, numbers and quotations", () => {
    expect(draw("3. march\n4. attack")).toContain('<ol start="3">');
    expect(draw("> Up, Guards")).toContain("<blockquote><p>Up, Guards</p></blockquote>");
  });

  test("links to the web without a trace of the reader", () => {
    expect(draw("[map](https://example.org/a)")).toContain(
      '<a href="https://example.org/a" rel="nofollow noopener noreferrer">map</a>',
    );
  });

  test.each([
    ["<script>alert(1)</script>", "&lt;script&gt;"],
    ["<img src=x onerror=alert(1)>", "&lt;img"],
    ["[a](javascript:alert(1))", "<p>a</p>"],
    ["[a](data:text/html,x)", "<p>a</p>"],
    ["![a map](https://spy.example/pixel.png)", "<p>a map</p>"],
  ])("%s becomes words and nothing else", (text, words) => {
    expect(draw(text)).toContain(words);
  });

  test("never becomes markup of its own, whatever is typed", () => {
    const allowed = /<(?!\/?(?:div|p|h[3-6]|em|strong|ul|ol|li|blockquote|code|pre|hr|br|a)\b)/;
    const pieces = fc.array(
      fc.constantFrom(
        "<b>",
        "<script>",
        "![x](y)",
        "[x](javascript:1)",
        "# ",
        "* ",
        "\n",
        "`",
        "a",
        "&",
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(draw(parts.join(""))).not.toMatch(allowed);
      }),
    );
  });
});
