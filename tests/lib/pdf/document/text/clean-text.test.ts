import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeTextCleaner, UNPRINTABLE_MARK } from "@/lib/pdf/document/text/clean-text";
import { isPrintable } from "@/lib/pdf/press/fonts";

const M = UNPRINTABLE_MARK;

describe("text for the press", () => {
  it.each([
    ["our three languages", "Łódź ø Ærø é ß żółć", "Łódź ø Ærø é ß żółć"],
    ["decomposed letters", "e\u0301 a\u030a", "é å"],
    ["controls and invisible formatting", "a\u0000b\u202ec\u200bd\ufeff", "abcd"],
    ["emoji, one mark each", "🎲 👩‍👩‍👧", `${M} ${M}`],
    ["Chinese", "拿破仑", M.repeat(3)],
    ["Hebrew and Arabic", "שלום مرحبا", "שלום مرحبا"],
    ["Greek and Cyrillic", "Ελλάς Москва", "Ελλάς Москва"],
    ["half a surrogate pair", "a\ud800b", `a${M}b`],
    ["characters of no meaning", "a\ue000b\u{10fff0}", `a${M}b${M}`],
    ["line breaks", "one\r\ntwo\tthree\u2028four", "one two three four"],
  ])("cleans %s", (_, typed, printed) => {
    expect(makeTextCleaner().line(typed)).toBe(printed);
  });

  it("gives a name of nothing visible a dash", () => {
    expect(makeTextCleaner().name("\u200b \u0007")).toBe("–");
  });

  it("remembers each character it had to mark once", () => {
    const clean = makeTextCleaner();
    clean.line("🎲 and 🎲");
    clean.lines("界");
    expect([...clean.unprintable]).toEqual(["🎲", "界"]);
  });

  it("keeps line breaks where they are asked for", () => {
    expect(makeTextCleaner().lines("a\r\nb\rc")).toBe("a\nb\nc");
  });

  it("leaves nothing a font of ours cannot draw, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const printed = makeTextCleaner().line(typed);
        expect([...printed].every((c) => isPrintable(c.codePointAt(0) ?? 0))).toBe(true);
      }),
    );
  });
});
