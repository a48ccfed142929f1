import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "@/lib/domain/document/language";
import { BARE_PAGE_HEADERS, barePage, isForPeople } from "@/lib/http/bare-page";
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
  if (!isForPeople(request.method, request.headers.accept)) {
    const detail = "The database cannot be reached; try again shortly.";
    return sendProblem(request, response, { code: "unavailable", detail, headers });
  }
  const language = languageOfMessage(request);
  const { title, text } = WORDS[language];
  response.writeHead(503, { ...headers, ...BARE_PAGE_HEADERS, connection: "close" });
  response.end(barePage({ language, title, paragraphs: [text], refreshSeconds: RETRY_SECONDS }));
}
