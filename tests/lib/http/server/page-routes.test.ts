import { expect, test } from "vitest";
import { pageRoutes, readPageRoutes } from "@/lib/http/server/page-routes";

const routes = pageRoutes([
  "/(public)/page.tsx",
  "/(public)/scenarios/[id]/page.tsx",
  "/(author)/scenarios/[id]/edit/map/page.tsx",
  "/(public)/scenarios/new/page.tsx",
  "/(public)/l/[slug]/page.tsx",
  "/(public)/rules/[...table]/page.tsx",
  "/readyz/route.ts",
  "/api/v1/[[...path]]/route.ts",
  "/api/v1/auth/[...nextauth]/route.ts",
  "/(public)/scenarios/[id]/_parts/map.tsx",
]);

test.each([
  ["/", "/"],
  ["/scenarios/la-haye-sainte?lang=da", "/scenarios/[id]"],
  ["/scenarios/new", "/scenarios/new"],
  ["/scenarios/x/edit/map", "/scenarios/[id]/edit/map"],
  ["/l/a-secret-slug", "/l/[slug]"],
  ["/rules/a/b", "/rules/[...table]"],
  ["/readyz", "/readyz"],
  ["/api/v1/auth/csrf", "/api/v1/auth/[...nextauth]"],
  ["/api/v1/maps/a", "/api/v1/[[...path]]"],
  ["/_next/static/chunks/a.js", "/_next/static"],
  ["/metrics", "/metrics"],
  ["/nothing/here", null],
  ["/scenarios", null],
])("%s falls under %s", (address, route) => {
  expect(routes.routeOf(address)).toBe(route);
});

test("the service's own pages are found in its folders", async () => {
  const own = await readPageRoutes();
  expect(own.routeOf("/l/a-secret-slug")).toBe("/l/[slug]");
  expect(own.routeOf("/library")).toBe("/library");
});
