import { expect, test } from "@playwright/test";
import { visit } from "./page-checks";
import { beSomebody, speak } from "./people";

const MISSING_PAGES = [
  "/no-such-page",
  "/library/none",
  "/scenarios/none",
  "/scenarios/none/edit",
  "/army-lists/none",
  "/army-lists/none/edit",
  "/army-lists/none/edit/history",
  "/army-books/none",
  "/army-books/none/edit",
  "/maps/none",
  "/maps/none/edit",
  "/clubs/none",
  "/clubs/none/edit",
  "/clubs/none/formats/new",
  "/events/none",
  "/events/none/edit",
  "/events/none/lists/none",
  "/games/none",
  "/games/none/field",
  "/rules/belle-alliance/tables/99",
  "/rules/bogowie-wojny/tables/none",
  "/rules/bogowie-wojny/chapters/none",
];

const WORDS = {
  en: ["Page not found", "This link no longer works", "This invitation is no longer valid"],
  da: ["Siden findes ikke", "Linket virker ikke længere", "Invitationen virker ikke længere"],
  pl: [
    "Nie ma takiej strony",
    "Ten link niczego już nie otwiera",
    "To zaproszenie niczego nie otwiera",
  ],
} as const;

test("a page that is not found says so in its title, in the reader's language", {
  tag: "@journey",
}, async ({ page, context }) => {
  await beSomebody(page.request);
  const languages = Object.entries(WORDS);
  for (const [turn, [language, [nothing, link, invitation]]] of languages.entries()) {
    await speak(context, language);
    // Each page is tested in only one language, because all share the code that finds the words.
    const expected = [
      ...MISSING_PAGES.filter((_, i) => i % languages.length === turn).map(
        (path) => [path, nothing] as const,
      ),
      ["/l/222222222222", link] as const,
      ["/clubs/join/none", invitation] as const,
    ];
    const found: unknown[] = [];
    for (const [path] of expected) {
      const answer = await page.request.get(path);
      const [, title] = /<title>([^<]*)<\/title>/.exec(await answer.text()) ?? [];
      found.push([path, answer.status(), title?.replaceAll("\u00a0", " ")]);
    }
    expect(found).toEqual(expected.map(([path, words]) => [path, 404, `${words} · Grundlag`]));
    await visit(page, "/scenarios/none");
    await expect(page).toHaveTitle(`${nothing} · Grundlag`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(nothing);
  }
});
