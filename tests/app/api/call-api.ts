import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Routes } from "@/lib/http/routes";

const ROOT = path.resolve("app/api/v1");
const ORIGIN = "http://localhost:3000";

export interface ApiCall {
  readonly method?: string;
  readonly token?: string;
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Uint8Array;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back.
  readonly json: any;
}

interface Route {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly file: string;
  readonly rank: string;
}

const routes = findRoutes().sort((a, b) => a.rank.localeCompare(b.rank));

/** Calls the API as a request to the running service would, by its path below `/api/v1`. */
export async function callApi(address: string, call: ApiCall = {}): Promise<ApiAnswer> {
  const request = makeRequest(address, call);
  const { pathname } = new URL(request.url);
  for (const route of routes) {
    const match = route.pattern.exec(pathname);
    if (!match) continue;
    const handlers = (await import(pathToFileURL(route.file).href)) as Routes;
    const params = Object.fromEntries(
      route.names.map((name, i) => [name, decodeURIComponent(match[i + 1] ?? "")]),
    );
    const handler = handlers[request.method as keyof Routes];
    return readAnswer(await handler(request, { params: Promise.resolve(params) }));
  }
  throw new Error(`no route for ${pathname}`);
}

function makeRequest(address: string, { method, token, json, headers, body }: ApiCall): Request {
  const all = new Headers(headers);
  if (token) all.set("authorization", `Bearer ${token}`);
  if (json !== undefined && !all.has("content-type")) all.set("content-type", "application/json");
  const content = json === undefined ? body : JSON.stringify(json);
  return new Request(`${ORIGIN}/api/v1${address}`, {
    method: method ?? (content === undefined ? "GET" : "POST"),
    headers: all,
    ...(content === undefined ? {} : { body: content, duplex: "half" }),
  });
}

async function readAnswer(response: Response): Promise<ApiAnswer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const { status, headers } = response;
  return { status, headers, text, bytes, json: isJson && text ? JSON.parse(text) : undefined };
}

function findRoutes(): Route[] {
  return readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts" && !file.startsWith("auth"))
    .map((file) => {
      const segments = path.dirname(file).split(path.sep);
      return {
        file: path.join(ROOT, file),
        names: segments.flatMap((each) => /^\[+(?:\.\.\.)?(\w+)\]+$/.exec(each)?.[1] ?? []),
        pattern: new RegExp(`^/api/v1${segments.map(patternOf).join("")}$`),
        rank: segments.map(rankOf).join(""),
      };
    });
}

function patternOf(segment: string): string {
  if (segment.startsWith("[[...")) return "(?:/(.*))?";
  return segment.startsWith("[") ? "/([^/]+)" : `/${segment.replaceAll(".", "\\.")}`;
}

// A fixed name goes before a parameter, a parameter before whatever is left.
function rankOf(segment: string): string {
  if (segment.startsWith("[[...")) return "c";
  return segment.startsWith("[") ? "b" : "a";
}
