import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { refuseUnservable } from "@/lib/http/server/unservable-request";

async function ask(path: string): Promise<{ status: number; body: string; type: string | null }> {
  const server = createServer((request, response) => {
    if (!refuseUnservable(request, response)) response.end(`page ${request.url}`);
  });
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

test.each(["TRACE", "PROPFIND"])("%s is a method nothing has", async (method) => {
  const server = createServer((request, response) => {
    if (!refuseUnservable(request, response)) response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<{ status?: number; allow?: string }>((resolve) => {
    const sent = request({ port, host: "127.0.0.1", method, path: "/api/v1/scenarios" });
    sent.on("response", ({ statusCode, headers }) => {
      resolve({ status: statusCode, allow: headers.allow });
    });
    sent.end();
  });
  server.close();
  expect(answer).toEqual({ status: 405, allow: "GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS" });
});
