import { escapeMarkup } from "@/lib/domain/document/escape-markup";
import type { Language } from "@/lib/domain/document/language";

/** A page that needs neither the app nor the database. */
interface BarePage {
  readonly language: Language;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly href: string; readonly text: string };
  /** After how many seconds the browser asks again; never if left out. */
  readonly refreshSeconds?: number;
}

/** The headers of a bare page, which runs nothing and loads nothing. */
export const BARE_PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
} as const;

/** Whether people read the answer, in a browser that asked for a page. */
export function isForPeople(
  method: string | undefined,
  accept: string | null | undefined,
): boolean {
  return method === "GET" && /\btext\/html\b/.test(accept ?? "");
}

/** The page as HTML; its texts and link are escaped. */
export function barePage({ language, link, refreshSeconds, ...page }: BarePage): string {
  const title = escapeMarkup(page.title);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : ""}
<meta name="color-scheme" content="light dark">
<title>${title} · Grundlag</title>
<style>${STYLE}</style>
<h1>${title}</h1>
${page.paragraphs.map((text) => `<p>${escapeMarkup(text)}</p>`).join("\n")}
${link ? `<p><a href="${escapeMarkup(link.href)}">${escapeMarkup(link.text)}</a></p>` : ""}
</html>`;
}

/** In the colours of the app's theme. */
const STYLE = `
:root{color-scheme:light dark;background:light-dark(#f6f1e6,#1b1a17);color:light-dark(#221f18,#eee7d8)}
body{font:1.1rem/1.6 Georgia,serif;max-width:34rem;margin:20vh auto 0;padding:0 1.5rem;overflow-wrap:anywhere}
h1{font-size:1.7rem;line-height:1.25}
a{color:light-dark(#7a4f06,#e0b45e)}
`;
