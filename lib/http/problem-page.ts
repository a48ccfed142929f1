import type { Language } from "@/lib/domain/document/language";
import { BARE_PAGE_HEADERS, barePage, isForPeople } from "@/lib/http/bare-page";
import { isOwnAddress } from "@/lib/http/origin-check";
import { wordsFor } from "@/lib/http/words";

interface ReadProblem {
  readonly title: string;
  readonly code: string;
  readonly reason?: string;
  readonly errors?: readonly ReadIssue[];
  readonly retryAfterSeconds?: number;
}

interface ReadIssue {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/**
 * A problem as people see it who opened the address in a browser, for example by a form that prints: a page with what
 * is wrong and a link back. Other callers get the problem itself.
 */
export async function forItsReader(
  request: Request,
  problem: Response,
  language: Language,
): Promise<Response> {
  if (!isForPeople(request.method, request.headers.get("accept"))) return problem;
  const read: ReadProblem = await problem.json();
  const headers = new Headers(problem.headers);
  for (const [name, value] of Object.entries(BARE_PAGE_HEADERS)) headers.set(name, value);
  const page = barePage({
    language,
    title: read.title,
    paragraphs: paragraphsOf(read, language),
    link: wayBack(request, language),
  });
  return new Response(page, { status: problem.status, headers });
}

function paragraphsOf(read: ReadProblem, language: Language): string[] {
  const { code, reason, errors = [], retryAfterSeconds: seconds = 0 } = read;
  if (errors.length > 0) return errors.map(sentence);
  if (reason) return [];
  return [wordsFor(language, "errors")(`advice.${code}`, { seconds, limit: 0, megabytes: 0 })];
}

/** The place only where the message does not stand by itself. */
function sentence({ path, code, message }: ReadIssue): string {
  const told = `${message.replace(/\.$/, "")}.`;
  return path === "" || code === "too-many-sheets" ? told : `${path.slice(1)}: ${told}`;
}

/** To the page they came from, or else to the front page. */
function wayBack(request: Request, language: Language) {
  const before = request.headers.get("referer") ?? "";
  return isOwnAddress(request, before)
    ? { href: before, text: wordsFor(language, "errors")("back") }
    : { href: "/", text: wordsFor(language, "fault")("home") };
}
