import { afterEach, expect, test, vi } from "vitest";
import { ERROR_CODES, GrundlagError } from "@/lib/domain/document/error-code";
import { LANGUAGES } from "@/lib/domain/document/language";
import { REFUSAL_REASONS, refusal } from "@/lib/domain/document/refusal-reason";
import { problemOf } from "@/lib/http/problem";

afterEach(() => vi.restoreAllMocks());

test.each(ERROR_CODES)(
  "%s is no failure of ours, and has words in every language",
  async (code) => {
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const response = problemOf(new GrundlagError(code, "what"), language);
      const body = await response.json();
      expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json/);
      expect(body).toMatchObject({ status: response.status, code, detail: "what" });
      expect(response.status).toBeGreaterThanOrEqual(400);
      if (code !== "busy") expect(response.status).toBeLessThan(500);
      titles.add(body.title);
    }
    expect(titles.size).toBe(LANGUAGES.length);
  },
);

test("a conflict with a reason has that reason's title, each its own in every language", async () => {
  for (const language of LANGUAGES) {
    const titles = await Promise.all(
      REFUSAL_REASONS.map(async (reason) => {
        const body = await problemOf(refusal(reason, "what"), language).json();
        expect(body).toMatchObject({ status: 409, code: "conflict", reason, detail: "what" });
        return body.title;
      }),
    );
    const bare = await problemOf(new GrundlagError("conflict", "what"), language).json();
    expect(new Set([bare.title, ...titles]).size).toBe(REFUSAL_REASONS.length + 1);
  }
});

test("a failure of our own says nothing of its inside", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const response = problemOf(new Error("connection to postgres at 10.0.0.7 refused"), "en");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/postgres|10\.0/);
});

test("too many requests say when to come back", () => {
  const error = new GrundlagError("too-many-requests", "x", [], { retryAfterSeconds: 42 });
  expect(problemOf(error, "en").headers.get("retry-after")).toBe("42");
});
