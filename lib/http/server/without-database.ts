import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "@/lib/domain/language";
import { languageOfMessage, sendProblem } from "@/lib/http/server/send-problem";
import daErrors from "@/lib/i18n/messages/da/errors.json";
import enErrors from "@/lib/i18n/messages/en/errors.json";
import plErrors from "@/lib/i18n/messages/pl/errors.json";

const RETRY_SECONDS = 2;
const NEEDS_NONE = /^\/(?:_next\/|healthz$|readyz$|favicon)/;
const WORDS: Record<Language, { title: string; text: string }> = {
  en: enErrors.away,
  da: daErrors.away,
  pl: plErrors.away,
};

/** Whether a request can be answered while the database is unavailable: files of the build, and the probes. */
export function isServedWithoutDatabase({ url = "" }: IncomingMessage): boolean {
  return NEEDS_NONE.test(url.split("?")[0] ?? "");
}

/** Answers 503 while the database is unavailable: tools get a problem, people a page that retries. */
export async function refuseForDatabase(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = { "retry-after": String(RETRY_SECONDS) };
  if (!isForPeople(request)) {
    const detail = "The database cannot be reached; try again shortly.";
    return sendProblem(request, response, { code: "unavailable", detail, headers });
  }
  response.writeHead(503, {
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "x-content-type-options": "nosniff",
    connection: "close",
  });
  response.end(awayPage(languageOfMessage(request)));
}

function isForPeople({ method, url = "", headers }: IncomingMessage): boolean {
  return method === "GET" && !url.startsWith("/api/") && /text\/html/.test(headers.accept ?? "");
}

function awayPage(language: Language): string {
  const { title, text } = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<meta name="color-scheme" content="light dark">
<title>${title} · Grundlag</title>
<style>body{font:1.1rem/1.6 Georgia,serif;max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}</style>
<h1>${title}</h1>
<p>${text}</p>
</html>`;
}
