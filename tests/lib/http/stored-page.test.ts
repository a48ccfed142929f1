import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { offerApp } from "@/lib/http/offered-app";
import { findPage, PLAIN_PAGE_HEADER, storedPage } from "@/lib/http/stored-page";

const SCRIPT = "self.x=1";
const SLIPPED_IN = "self.__next_f.push([1,'evil'])";
const NONCE = "4f3c";
const HTML = [
  `<html><script src="/a.js" async="" nonce="${NONCE}"></script><script nonce="${NONCE}">${SCRIPT}</script>`,
  `<script>${SLIPPED_IN}</script><script nonce="0000">${SLIPPED_IN}</script>Grundlag</html>`,
].join("");
const HEADERS = {
  link: "</face>; rel=preload",
  "content-security-policy": `script-src 'self' 'nonce-${NONCE}' 'strict-dynamic'`,
};
const asked: string[] = [];
let status = 200;

const server = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers.cookie} ${request.headers[PLAIN_PAGE_HEADER]}`);
  response.writeHead(status, HEADERS).end(HTML);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
Object.assign(process.env, { HOST: "127.0.0.1", PORT: (server.address() as AddressInfo).port });
afterAll(() => server.close());

const text = (bytes?: Uint8Array) => new TextDecoder().decode(bytes);
const answerApi = async () => new Response();
const wanted = (shows: string) => ({ address: "/", shows, cookie: "locale=da; theme=dark" });

test("a page is rendered once, by the reader's language and theme", async () => {
  const pages = await Promise.all([1, 2, 3].map(() => storedPage(wanted("1"))));
  expect(asked).toEqual(["/ locale=da; theme=dark 1"]);
  for (const page of [...pages, await storedPage(wanted("1"))]) {
    expect(text(page?.html)).toBe(HTML);
    expect(text(brotliDecompressSync(page?.brotli ?? ""))).toBe(HTML);
    expect(page?.link).toBe("</face>; rel=preload");
  }
});

test("its policy lets in the scripts of its nonce by their digests, and nothing slipped in", async () => {
  const policy = (await storedPage(wanted("1")))?.policy;
  const digest = createHash("sha256").update(SCRIPT).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
});

test("what shows something else is another page", async () => {
  await storedPage(wanted("2"));
  expect(asked).toHaveLength(2);
});

test("a page that does not come is left to be rendered for its reader", async () => {
  status = 404;
  expect(await storedPage(wanted("3"))).toBeNull();
  status = 200;
  expect(await storedPage(wanted("3"))).not.toBeNull();
});

test("who asks while a search runs shares the next one, which starts after they asked", async () => {
  const searches: ((page: null) => void)[] = [];
  const findPageSlowly = () =>
    new Promise<null>((resolve) => {
      searches.push(resolve);
    });
  offerApp({ findPage: findPageSlowly, answerApi });
  const ask = (at = "/") => findPage(at, { cookie: "", "accept-language": "da" });
  const first = ask();
  const others = [ask(), ask(), ask("/library")];
  expect(searches).toHaveLength(2);
  for (const found of searches.splice(0)) found(null);
  await first;
  await expect.poll(() => searches.length).toBe(1);
  searches[0]?.(null);
  expect(await Promise.all(others)).toEqual([null, null, null]);
  // A failed lookup does not prevent the next.
  const fail = () => Promise.reject(new Error("no database"));
  offerApp({ findPage: fail, answerApi });
  await expect(ask()).rejects.toThrow("no database");
  await expect(ask()).rejects.toThrow("no database");
});
