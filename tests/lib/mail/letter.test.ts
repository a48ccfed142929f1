import { expect, test } from "vitest";
import { LANGUAGES } from "@/lib/domain/document/language";
import { type Letter, writeLetter } from "@/lib/mail/letter";

const home = "https://grundlag.example.org";
const LETTERS: readonly (readonly [Letter, link: string])[] = [
  [{ kind: "new-password", token: "secret" }, `${home}/new-password#secret`],
  [{ kind: "confirm-email", token: "secret" }, `${home}/confirm-email#secret`],
  [{ kind: "password-changed" }, `${home}/forgotten-password`],
  [{ kind: "email-changing", newEmail: "new@example.org" }, `${home}/settings`],
  [{ kind: "email-in-use" }, `${home}/forgotten-password`],
];

test.each(LETTERS)("%o leads to %s in every language, as text and as HTML", (letter, link) => {
  const subjects = LANGUAGES.map((language) => {
    const { subject, text, html } = writeLetter(letter, { home, language });
    expect(text.split("\n")).toContain(link);
    expect(html).toContain(`<a href="${link}">`);
    expect(html).toContain(`<html lang="${language}">`);
    if ("newEmail" in letter) expect(text).toContain(letter.newEmail);
    return subject;
  });
  expect(new Set(subjects).size).toBe(LANGUAGES.length);
});

test("what users type is no markup in a letter", () => {
  const newEmail = `"<img src=x>&"@example.org`;
  const { text, html } = writeLetter(
    { kind: "email-changing", newEmail },
    { home, language: "en" },
  );
  expect(text).toContain(newEmail);
  expect(html).toContain("&quot;&lt;img src=x&gt;&amp;&quot;@example.org");
});
