import { readdir } from "node:fs/promises";
import path from "node:path";

const FOLDER = "app";
/** The files that turn a folder into an address: pages and routes. The API's endpoints define their own paths. */
const ENDS = /\/(?:page\.tsx|route\.ts)$/;
/** A folder in parentheses is a group and not part of the address. */
const GROUP = /\/\([^)]*\)/g;

/** Finds the route pattern of an address. */
export interface PageRoutes {
  /** `/scenarios/[id]` for `/scenarios/abc?lang=pl`; null if there is no such page. */
  routeOf(url: string): string | null;
}

/**
 * The route patterns of the pages, read from the folders of `app`: for logs and metrics, which must not contain
 * actual paths.
 */
export async function readPageRoutes(): Promise<PageRoutes> {
  const files = await readdir(FOLDER, { recursive: true });
  return pageRoutes(files.map((file) => `/${file.split(path.sep).join("/")}`));
}

/** The same from a list of files in `app`, such as `/(public)/scenarios/[id]/page.tsx`. */
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
      if (address === "/metrics") return "/metrics";
      return routes.find(({ pattern }) => pattern.test(address))?.route ?? null;
    },
  };
}

// Sort key: for each segment, a word comes before a parameter for one segment, and that before a parameter for
// several.
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
