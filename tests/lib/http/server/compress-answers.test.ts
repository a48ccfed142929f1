import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAnswer } from "@/lib/http/server/compress-answers";

const LONG = "Le bataillon défile. ".repeat(200);

interface Asked {
  readonly accepts?: string;
  readonly type?: string | string[];
}

/** The response to one request of a server that always sends LONG. */
async function ask({ accepts = "gzip, br", type = "text/html" }: Asked) {
  const server = createServer((asked, response) => {
    compressAnswer(asked, response);
    response.setHeader("content-type", type);
    response.end(LONG);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { "accept-encoding": accepts };
  const answer = await new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve) => {
      request({ port, host: "127.0.0.1", headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          resolve({ headers: response.headers, body: Buffer.concat(parts) }),
        );
      }).end();
    },
  );
  server.close();
  return { ...answer, encoding: answer.headers["content-encoding"] };
}

test("clients that accept Brotli get it, and caches are informed", async () => {
  const { encoding, body, headers } = await ask({});
  expect(encoding).toBe("br");
  expect(headers.vary).toBe("Accept-Encoding");
  expect(brotliDecompressSync(body).toString()).toBe(LONG);
});

test.each(["gzip", "gzip, br;q=0"])("clients that send %s get gzip", async (accepts) => {
  const { encoding, body } = await ask({ accepts });
  expect(encoding).toBe("gzip");
  expect(gunzipSync(body).toString()).toBe(LONG);
});

test.each([
  "application/json; charset=utf-8",
  "application/problem+json",
  "image/svg+xml",
  "text/x-component",
])("%s is compressed, also named in a list", async (type) => {
  expect((await ask({ type })).encoding).toBe("br");
  expect((await ask({ type: [type] })).encoding).toBe("br");
});

test.each(["application/pdf", "image/png", "font/woff2"])("%s goes out as it is", async (type) => {
  const { encoding, body } = await ask({ type });
  expect(encoding).toBeUndefined();
  expect(body.toString()).toBe(LONG);
});
