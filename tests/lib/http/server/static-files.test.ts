import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressAnswer } from "@/lib/http/server/compress-answers";
import { staticFiles } from "@/lib/http/server/static-files";

const SCRIPT = "document.title = 'Brigade';".repeat(100);

/**
 * A server with one script, compressed as in the build, and a font; if there is no such file, it responds "passed on".
 */
async function serve(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "grundlag-static-"));
  await writeFile(path.join(folder, "a.js"), SCRIPT);
  await writeFile(path.join(folder, "a.js.br"), brotliCompressSync(SCRIPT));
  await writeFile(path.join(folder, "a.woff2"), "a face");
  const serveFile = staticFiles(folder);
  const server = createServer((request, response) => {
    compressAnswer(request, response);
    if (!serveFile(request, response)) response.end(`passed on ${request.url}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ["gzip, br", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("a script goes to clients that accept %s as %s, for good", async (accepts, encoding) => {
  const answer = await fetch(`${await serve()}/_next/static/a.js?v=1`, {
    headers: { "accept-encoding": accepts },
  });
  expect(await answer.text()).toBe(SCRIPT);
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(answer.headers.get("cache-control")).toBe("public,max-age=31536000,immutable");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
});

test("a face goes out as it is", async () => {
  const answer = await fetch(`${await serve()}/_next/static/a.woff2`);
  expect([answer.headers.get("content-type"), await answer.text()]).toEqual([
    "font/woff2",
    "a face",
  ]);
});

test.each([
  "/",
  "/a.js",
  "/_next/static/b.js",
  "/_next/static/../BUILD_ID",
  "/_next/static/%2e%2e/x",
])("%s is none of the build's files", async (path) => {
  const answer = await fetch((await serve()) + path);
  expect(await answer.text()).toMatch(/^passed on \//);
});
