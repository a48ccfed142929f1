import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { refuseMalformedPaths } from "@/lib/http/malformed-path";

async function ask(path: string): Promise<{ status: number; body: string; type: string | null }> {
  refuseMalformedPaths();
  const server = createServer((request, response) => response.end(`page ${request.url}`));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { "accept-language": "da" };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const body = await answer.text();
  server.close();
  return { status: answer.status, body, type: answer.headers.get("content-type") };
}

test.each(["/api/v1/scenarios/%", "/api/v1/%ff", "/api/v1/scenarios/%E0%A4%A/view?for=umpire"])(
  "%s is a problem, said in the reader's language",
  async (path) => {
    const { status, body, type } = await ask(path);
    expect(status).toBe(400);
    expect(type).toMatch(/^application\/problem\+json/);
    expect(JSON.parse(body)).toMatchObject({ status: 400, code: "bad-request" });
    expect(JSON.parse(body).title).not.toBe("");
  },
);

test.each([
  ["/scenarios/%", "page /_nowhere"],
  ["/scenarios/%C3%A6?q=%", "page /scenarios/%C3%A6?q=%"],
  ["/api/v1/scenarios/a%20b", "page /api/v1/scenarios/a%20b"],
])("%s gets on as %s", async (path, page) => {
  expect((await ask(path)).body).toBe(page);
});
