import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { sharedAnswer } from "@/lib/http/answer";
import { takesBrotli } from "@/lib/http/brotli";

test.each([
  ["br", true],
  ["gzip, deflate, br", true],
  ["gzip;q=1.0, br;q=0.5, *;q=0.1", true],
  ["br;q=0", false],
  ["gzip, br; q=0.0, deflate", false],
  ["gzip", false],
  ["x-br", false],
  ["", false],
  [null, false],
])("Accept-Encoding %j takes Brotli: %s", (header, takes) => {
  expect(takesBrotli(header)).toBe(takes);
});

test("a kept text goes out with Brotli to those who take it, else as it is, with the same tag", async () => {
  const written = { text: JSON.stringify({ place: "La Haye Sainte".repeat(200) }) };
  const ask = (accepts: string) => {
    const headers = { "accept-encoding": accepts };
    return sharedAnswer(new Request("http://localhost/api/v1/schemas", { headers }), written);
  };
  const packed = await ask("gzip, br");
  expect(packed.headers.get("content-encoding")).toBe("br");
  const bytes = new Uint8Array(await packed.arrayBuffer());
  expect(packed.headers.get("content-length")).toBe(String(bytes.length));
  expect(brotliDecompressSync(bytes).toString()).toBe(written.text);
  const plain = await ask("gzip, br;q=0");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(written.text);
  expect(plain.headers.get("etag")).toBe(packed.headers.get("etag"));
});
