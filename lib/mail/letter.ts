import { escapeMarkup } from "@/lib/domain/document/escape-markup";
import type { Language } from "@/lib/domain/document/language";
import { translatorFor } from "@/lib/i18n/translator";

/** A letter the service sends to a person. `token` is the secret of a link that works once. */
export type Letter =
  | { readonly kind: "new-password"; readonly token: string }
  | { readonly kind: "confirm-email"; readonly token: string }
  | { readonly kind: "password-changed" }
  /** To the present address, when a change is requested. */
  | { readonly kind: "email-changing"; readonly newEmail: string }
  /** To the owner of an address that somebody used to sign up, or to change their address to. */
  | { readonly kind: "email-in-use" };

/** A letter as plain text and as simple HTML. */
interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The page each letter links to. A secret follows the `#`, so that it never appears in any server's log. */
const PATHS: Readonly<Record<Letter["kind"], string>> = {
  "new-password": "/new-password",
  "confirm-email": "/confirm-email",
  "password-changed": "/forgotten-password",
  "email-changing": "/settings",
  "email-in-use": "/forgotten-password",
};

/** Writes a letter in a language; `home` is the service's public address. */
export function writeLetter(
  letter: Letter,
  { home, language }: { home: string; language: Language },
): WrittenLetter {
  const t = translatorFor(language, "mail");
  const email = "newEmail" in letter ? letter.newEmail : "";
  const say = (part: string) => t(`${letter.kind}.${part}`, { email });
  const link = `${home}${PATHS[letter.kind]}${"token" in letter ? `#${letter.token}` : ""}`;
  const foot = t("foot", { home });
  return {
    subject: say("subject"),
    text: [say("text"), `${say("link")}:\n${link}`, say("otherwise"), `-- \n${foot}`].join("\n\n"),
    html: [
      `<!doctype html><html lang="${language}"><body>`,
      `<p>${escapeMarkup(say("text"))}</p>`,
      `<p><a href="${escapeMarkup(link)}">${escapeMarkup(say("link"))}</a></p>`,
      `<p>${escapeMarkup(say("otherwise"))}</p>`,
      `<p><small>${escapeMarkup(foot)}</small></p>`,
      "</body></html>",
    ].join("\n"),
  };
}
