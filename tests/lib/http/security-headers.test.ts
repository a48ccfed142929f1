import { expect, test } from "vitest";
import {
  contentSecurityPolicy,
  scriptsOfNonce,
  securityHeaders,
} from "@/lib/http/security-headers";

const served = { scripts: scriptsOfNonce("abc"), https: false, development: false };

test("scripts run by nonce alone: nothing inline, nothing evaluated, no framing of pages", () => {
  const policy = contentSecurityPolicy(served);
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test("https is insisted on where people come by https, and only there", () => {
  expect(contentSecurityPolicy({ ...served, https: true })).toContain("upgrade-insecure-requests");
  expect(contentSecurityPolicy(served)).not.toContain("upgrade-insecure-requests");
  expect(securityHeaders({ https: true })).toHaveProperty("strict-transport-security");
  expect(securityHeaders({ https: false })).not.toHaveProperty("strict-transport-security");
});
