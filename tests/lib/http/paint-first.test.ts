import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { startPage } from "@/lib/http/page-start";
import { paintFirst, scriptHold } from "@/lib/http/paint-first";

const SCRIPT = '<script src="/_next/static/chunks/a.js" async="" nonce="0f"></script>';
const OTHER = '<script src="/_next/static/chunks/b.js" nonce="0f" async=""></script>';
const OLD = '<script src="/_next/static/chunks/old.js" noModule="" nonce="0f"></script>';
const PAGE = `<!DOCTYPE html><head>${SCRIPT}${OLD}</head><body>Łódź, Sønderjylland<script nonce="0f">say("<")</script>${OTHER}</body>`;

function passed(...parts: readonly Buffer[]): string {
  const hold = scriptHold();
  return Buffer.concat([...parts.map((part) => hold.pass(part)), hold.rest()]).toString();
}

test("scripts that run when they come are held, and one that starts the page comes before them", () => {
  const page = passed(Buffer.from(PAGE));
  const held = [...page.matchAll(/<script type="held"[^>]*>/g)].map(([script]) => script);
  expect(held).toEqual([
    '<script type="held" src="/_next/static/chunks/a.js" nonce="0f">',
    '<script type="held" src="/_next/static/chunks/b.js" nonce="0f">',
  ]);
  const start = `<script nonce="0f">(${startPage})(1000)</script>`;
  expect(page.split(start)).toHaveLength(2);
  expect(page.indexOf(start)).toBeLessThan(page.indexOf(held[0] ?? ""));
});

test("all else stays: text, scripts within the page, those for old browsers", () => {
  const page = passed(Buffer.from(PAGE));
  expect(page).toContain('Łódź, Sønderjylland<script nonce="0f">say("<")</script>');
  expect(page).toContain(OLD);
  expect(page).not.toContain('async=""');
});

test("a page comes out the same however it is cut into parts", () => {
  const bytes = Buffer.from(PAGE);
  const whole = passed(bytes);
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length), { maxLength: 12 }), (cuts) => {
      const places = [0, ...cuts.sort((one, other) => one - other), bytes.length];
      const parts = places.slice(1).map((to, i) => bytes.subarray(places[i], to));
      expect(passed(...parts)).toBe(whole);
    }),
  );
});

test.each([
  ["a script that never ends", `<p>a</p>${SCRIPT.slice(0, 40)}`],
  ["the beginning of one", "<p>a</p><scr"],
  ["nothing", ""],
])("%s goes out as it is", (_, page) => {
  expect(passed(Buffer.from(page))).toBe(page);
});

/** What a server gives out that answers with PAGE in one of its ways. */
async function served(type: string, send: "at once" | "in parts" | "with its length") {
  paintFirst();
  const server = createServer((_, response) => {
    response.setHeader("content-type", type);
    if (send === "with its length") response.setHeader("content-length", Buffer.byteLength(PAGE));
    if (send !== "in parts") return response.end(PAGE);
    response.write(PAGE.slice(0, 50));
    response.write(Buffer.from(PAGE.slice(50)));
    return response.end(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const text = await answer.text();
  server.close();
  return text;
}

test.each(["at once", "in parts"] as const)(
  "a server's pages sent %s have their scripts held",
  async (send) => {
    expect(await served("text/html; charset=utf-8", send)).toBe(passed(Buffer.from(PAGE)));
  },
);

test("what is no page, or has its length said, goes out as it is", async () => {
  expect(await served("text/plain", "in parts")).toBe(PAGE);
  expect(await served("text/html", "with its length")).toBe(PAGE);
});
