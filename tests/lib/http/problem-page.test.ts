import { expect, test } from "vitest";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { LANGUAGES } from "@/lib/domain/document/language";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { problemOf } from "@/lib/http/problem";
import { forItsReader } from "@/lib/http/problem-page";

const HOME = "http://localhost:3000";
const people = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const asked = (headers: Record<string, string>, method = "GET") =>
  new Request(`${HOME}/api/v1/maps/m/battlefield.pdf?sheets=1%3A1`, {
    method,
    headers: { host: "localhost:3000", ...headers },
  });
const busy = () => problemOf(new GrundlagError("busy", "x", [], { retryAfterSeconds: 5 }), "en");

test("people get a page in their language that leads back, with the problem's status", async () => {
  const titles = new Set<string>();
  for (const language of LANGUAGES) {
    const error = new GrundlagError("busy", "x", [], { retryAfterSeconds: 5 });
    const request = asked({ ...people, referer: `${HOME}/maps/m?texts=original` });
    const page = await forItsReader(request, problemOf(error, language), language);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<a href="${HOME}/maps/m?texts=original">`);
    expect(html).toMatch(/\b5 s/);
    titles.add(/<h1>(.*)<\/h1>/.exec(html)?.[1] ?? "");
  }
  expect(titles.size).toBe(LANGUAGES.length);
});

test("tools get the problem itself, whatever they send", async () => {
  for (const request of [asked({}), asked({ accept: "*/*" }), asked(people, "POST")]) {
    const answer = await forItsReader(request, busy(), "en");
    expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    expect(await answer.json()).toMatchObject({ code: "busy", status: 503 });
  }
});

test("a refusal of too many sheets is a sentence by itself; other faults name their field", async () => {
  const message = "528 sheets of A4 at 1:1 would be too many.";
  const issues = [
    { path: "/sheets", code: "too-many-sheets", message },
    { path: "/<b>", code: "unknown-field", message: "is not a known field" },
  ];
  const error = new GrundlagError("invalid-document", "x", issues, { reason: "too-many-sheets" });
  const page = await forItsReader(asked(people), problemOf(error, "en"), "en");
  const html = await page.text();
  expect(html).toContain("<h1>That would be too many sheets</h1>");
  expect(html).toContain("<p>528 sheets of A4 at 1:1 would be too many.</p>");
  expect(html).toContain("<p>&lt;b&gt;: is not a known field.</p>");
});

test("a reason says all there is to say", async () => {
  const error = refusal("prints-too-long", "x");
  const html = await (await forItsReader(asked(people), problemOf(error, "da"), "da")).text();
  expect(html).toContain("<h1>Det tager for lang tid at udskrive");
  expect(html).not.toContain("kan have ændret sig");
});

test.each(["", "https://evil.example/maps/m", "javascript:alert(1)"])(
  "from %s the way back is the front page",
  async (referer) => {
    const html = await (await forItsReader(asked({ ...people, referer }), busy(), "en")).text();
    expect(html).toContain('<a href="/">');
    expect(html).not.toContain("evil");
  },
);
