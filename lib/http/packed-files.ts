import type { IncomingMessage, ServerResponse } from "node:http";

/** What a file compressed with Brotli is called: its own name, and this. */
export const PACKED = ".br";

const TYPES: Readonly<Record<string, string>> = {
  js: "application/javascript; charset=UTF-8",
  css: "text/css; charset=UTF-8",
};

/** The addresses of those files of the build that lie compressed beside themselves. */
export type PackedFiles = ReadonlySet<string>;

/** Whether files of this name are worth compressing ahead; fonts and pictures are compressed already. */
export function isPackable(name: string): boolean {
  return typeOf(name) !== undefined;
}

/** Leads a request for one of the `packed` files to its compressed copy, where the reader takes Brotli. */
export function servePacked(
  packed: PackedFiles,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = "", query] = (request.url ?? "").split("?", 2);
  const type = typeOf(path);
  if (!type || !packed.has(path)) return;
  response.setHeader("vary", "Accept-Encoding");
  if (request.headers.range || !takesBrotli(request)) return;
  response.setHeader("content-encoding", "br");
  response.setHeader("content-type", type);
  request.url = `${path}${PACKED}${query === undefined ? "" : `?${query}`}`;
}

function typeOf(name: string): string | undefined {
  return TYPES[name.slice(name.lastIndexOf(".") + 1)];
}

function takesBrotli({ headers }: IncomingMessage): boolean {
  const wishes = String(headers["accept-encoding"] ?? "").split(",");
  return wishes.some((wish) => {
    const [name = "", ...parameters] = wish
      .toLowerCase()
      .split(";")
      .map((part) => part.trim());
    return name === "br" && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
