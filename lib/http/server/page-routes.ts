import { readdir } from "node:fs/promises";
import path from "node:path";

const FOLDER = "app";
/** What makes an address of a folder: pages and routes. The API's routes name themselves, by their endpoints. */
const ENDS = /\/(?:page\.tsx|route\.ts)$/;
/** A folder in parentheses groups, and is no part of an address. */
const GROUP = /\/\([^)]*\)/g;

/** Which pattern of the app's folders an address falls under. */
export interface PageRoutes {
  /** `/scenarios/[id]` for `/scenarios/abc?lang=pl`; null where there is no such page. */
  routeOf(url: string): string | null;
}

/** The addresses of the pages, from the folders they stand in: for logs and metrics, which must not hold paths. */
export async function readPageRoutes(): Promise<PageRoutes> {
  const files = await readdir(FOLDER, { recursive: true });
  return pageRoutes(files.map((file) => `/${file.split(path.sep).join("/")}`));
}

/** The same from a list of files of `app`: `/(public)/scenarios/[id]/page.tsx`. */
export function pageRoutes(files: readonly string[]): PageRoutes {
  const routes = files
    .filter((file) => ENDS.test(file))
    .map((file) => file.replace(ENDS, "").replace(GROUP, "") || "/")
    .sort((one, other) => (order(one) < order(other) ? -1 : 1))
    .map((route) => ({ route, pattern: patternOf(route) }));
  return {
    routeOf(url) {
      const address = url.split("?")[0] ?? "/";
      if (address.startsWith("/_next/static/")) return "/_next/static";
      return routes.find(({ pattern }) => pattern.test(address))?.route ?? null;
    },
  };
}

// At each place a word comes before what stands for any word, and that before what stands for several.
function order(route: string): string {
  return route.replaceAll("[[...", "~~~").replaceAll("[...", "~~").replaceAll("[", "~");
}

function patternOf(route: string): RegExp {
  const source = route
    .replace(/[.*+?^$()|\\]/g, "\\$&")
    .replace(/\/\[\[\\\.\\\.\\\.[^\]]+\]\]/g, "(?:/.*)?")
    .replace(/\[\\\.\\\.\\\.[^\]]+\]/g, ".+")
    .replace(/\[[^\]]+\]/g, "[^/]+");
  return new RegExp(`^${source}/?$`);
}
