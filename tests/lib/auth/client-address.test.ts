import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { clientAddress, networkOf } from "@/lib/auth/client-address";
import { notePeer } from "@/lib/http/server/web-server";

const from = (chain: string | null) =>
  new Request("http://localhost", chain === null ? {} : { headers: { "x-forwarded-for": chain } });

test.each([
  ["203.0.113.7", 0, "203.0.113.7"],
  ["198.51.100.1, 203.0.113.7", 0, "203.0.113.7"],
  ["198.51.100.1, 203.0.113.7, 10.0.0.1", 1, "203.0.113.7"],
  ["10.0.0.1", 1, "10.0.0.1"],
  ["", 0, "unknown"],
  [null, 2, "unknown"],
])("%s with %i trusted proxies comes from %s", (chain, trusted, address) => {
  expect(clientAddress(from(chain), trusted)).toBe(address);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:0000::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("no client can make up where its connection comes from", async () => {
  let seen: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    notePeer(request);
    seen = request.headers;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}`, { headers: { "x-forwarded-for": "198.51.100.1" } });
  server.close();
  expect(seen["x-forwarded-for"]).toBe("198.51.100.1, 127.0.0.1");
});
