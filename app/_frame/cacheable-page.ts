import { LRUCache } from "lru-cache";
import type { NextRequest } from "next/server";
import { shownOnFront } from "@/app/(public)/_front/shown-on-front";
import { libraryHref, parseLibraryQuery } from "@/app/(public)/library/library-query";
import { loadLibrary } from "@/app/(public)/library/load-library";
import { serviceContext } from "@/lib/auth/context";
import { sessionCookieName } from "@/lib/auth/session-token";
import { LOCALE_COOKIE, localeFrom } from "@/lib/i18n/locale";
import { markOfResults } from "@/lib/usecases/belle-alliance/game/mark-of-results";
import { battlesChangedAt } from "@/lib/usecases/bogowie-wojny/game/battles-played";
import { findAlteredRows } from "@/lib/usecases/bogowie-wojny/list/find-altered-rows";
import { readDocument, readHead } from "@/lib/usecases/document/read-document";
import { THEME_COOKIE, themeFrom } from "./theme";

/**
 * A page that can be served from the cache: its canonical address, and the data it depends on besides language and
 * theme.
 */
interface CacheablePage {
  readonly address: string;
  readonly shows: unknown;
}

type PageOf = (request: NextRequest) => Promise<CacheablePage | null> | CacheablePage | null;

/** The most visited pages, by path. */
const PAGES: readonly (readonly [path: RegExp, page: PageOf])[] = [
  [/^\/$/, front],
  [/^\/library$/, library],
  [/^\/scenarios\/[^/]+$/, scenario],
  [/^\/army-lists\/[^/]+$/, armyList],
  [/^\/maps\/[^/]+$/, map],
  // The pages of the rules, which are the same for all users.
  [/^\/rules(\/(belle-alliance|bogowie-wojny)(\/(reference|(tables|chapters)\/[^/]+))?)?$/, rules],
];

/**
 * The requested page, if nobody is signed in and it depends only on the data listed here; everything on it that can
 * change, and whether it may be read, is looked up for every request. Null for any other page.
 */
export async function cacheablePage(request: NextRequest) {
  if (request.method !== "GET" || request.cookies.has(sessionCookieName())) return null;
  const pageOf = PAGES.find(([path]) => path.test(request.nextUrl.pathname))?.[1];
  // A page that cannot be found or read shows that itself.
  const wanted = await Promise.resolve(pageOf?.(request)).catch(() => null);
  if (!wanted) return null;
  const locale = localeFrom({
    cookie: request.cookies.get(LOCALE_COOKIE)?.value,
    acceptLanguage: request.headers.get("accept-language"),
  });
  const theme = themeFrom(request.cookies.get(THEME_COOKIE)?.value);
  const cookie = `${LOCALE_COOKIE}=${locale}; ${THEME_COOKIE}=${theme}`;
  return { address: wanted.address, shows: JSON.stringify(wanted.shows), cookie };
}

async function front(): Promise<CacheablePage> {
  return { address: "/", shows: await shownOnFront(serviceContext()) };
}

async function library({ nextUrl: { searchParams } }: NextRequest): Promise<CacheablePage | null> {
  const names = [...new Set(searchParams.keys())];
  const query = parseLibraryQuery(
    Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)])),
  );
  const address = libraryHref(query);
  // Most searches are requested once, and storing a page takes longer than rendering it.
  if ((query.q || query.after) && !wasAskedFor(address)) return null;
  return { address, shows: await loadLibrary(serviceContext(), query) };
}

const askedFor = new LRUCache<string, true>({ max: 2_000, ttl: 600_000 });

/** Whether an address has been asked for in the last ten minutes; from now on it has. */
function wasAskedFor(address: string): boolean {
  const known = askedFor.has(address);
  askedFor.set(address, true);
  return known;
}

async function scenario({ nextUrl }: NextRequest): Promise<CacheablePage | null> {
  // One side's brief, which is asked for to be printed.
  if (nextUrl.searchParams.has("brief")) return null;
  const id = lastPart(nextUrl);
  const head = await readHead(serviceContext(), { kind: "scenario", id });
  // Their number alone would be the same again after one was withdrawn and another recorded.
  const results = head.gamesPlayed > 0 ? await markOfResults(serviceContext(), { id }) : null;
  const battles = head.gamesPlayed > 0 ? await battlesChangedAt(serviceContext(), { id }) : null;
  const shows = { head, results, battles };
  const { searchParams } = nextUrl;
  const query = [
    ...(searchParams.get("whole") === "yes" ? ["whole=yes"] : []),
    ...(searchParams.get("texts") === "original" ? ["texts=original"] : []),
  ].join("&");
  return { address: `/scenarios/${id}${query && `?${query}`}`, shows };
}

async function armyList({ nextUrl }: NextRequest): Promise<CacheablePage | null> {
  if (nextUrl.search) return null;
  const context = serviceContext();
  const { document, ...head } = await readDocument(context, {
    kind: "army-list",
    id: lastPart(nextUrl),
  });
  // The page shows the current changes in its army books.
  const shows = { head, books: await findAlteredRows(context, document) };
  return { address: `/army-lists/${head.id}`, shows };
}

async function map({ nextUrl }: NextRequest): Promise<CacheablePage | null> {
  if (nextUrl.search) return null;
  const shows = await readHead(serviceContext(), { kind: "map", id: lastPart(nextUrl) });
  return { address: `/maps/${shows.id}`, shows };
}

function lastPart({ pathname }: { readonly pathname: string }): string {
  return pathname.split("/").at(-1) ?? "";
}

function rules({ nextUrl: { pathname, search } }: NextRequest): CacheablePage | null {
  return search ? null : { address: pathname, shows: null };
}
