import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { beSomebody } from "./people";

const MAP = "/api/v1/scenarios/la-haye-sainte-1815/map.svg";
const DOCUMENT = "/api/v1/army-lists/duchy-of-warsaw-32-8";
const FIELD = "/api/v1/rules/bogowie-wojny/battlefield.svg?seed=Raszyn&table=180x120";

test("a page on another origin shows a map and a battlefield, and reads a document", {
  tag: "@journey",
}, async ({ page, baseURL }) => {
  await beSomebody(page.request);
  const { id: secret } = await (
    await page.request.post(`${MAP.replace("map.svg", "fork")}`)
  ).json();
  const at = (path: string) => new URL(path, baseURL).href;
  const club = await openSite(`<!doctype html>
    <img id="map" src="${at(MAP)}"><img id="field" src="${at(FIELD)}">
    <img id="secret" src="${at(`/api/v1/scenarios/${secret}/map.svg`)}"><h1></h1>
    <script>
      fetch("${at(DOCUMENT)}", { headers: { "If-None-Match": '"none"' } })
        .then(async (answer) => [await answer.json(), answer.headers.get("etag")])
        .then(([list, tag]) => document.querySelector("h1").append(list.title + " " + tag));
    </script>`);
  await page.goto(club.address);
  await expect(page.getByRole("heading")).toHaveText(/^Księstwo Warszawskie.* "\d+"$/);
  const widthOf = (id: string) =>
    page.locator(`#${id}`).evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(() => widthOf("map")).toBeGreaterThan(0);
  await expect.poll(() => widthOf("field")).toBeGreaterThan(0);
  expect(await widthOf("secret")).toBe(0);
  await club.close();
});

/** A site of one page on a port of its own. */
async function openSite(html: string) {
  const site = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").end(html);
  });
  await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
  const { port } = site.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise((closed) => site.close(closed)),
  };
}

test("chats show a page's title, words and picture, and nothing its owner keeps back", {
  tag: "@http",
}, async ({ request, playwright, baseURL }) => {
  await beSomebody(request);
  const list = {
    kind: "army-list",
    schemaVersion: 1,
    title: "Advance guard",
    language: "en",
    nation: "duchy-of-warsaw",
    notes: "The bridge is mined.",
    secretNotes: true,
  };
  const { id } = await (await request.post("/api/v1/army-lists", { data: list })).json();
  const data = { name: "For Jan" };
  const link = await request.post(`/api/v1/army-lists/${id}/share-links`, { data });
  const { slug } = await link.json();
  const stranger = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  for (const [path, title] of [
    [`/l/${slug}`, "Advance guard"],
    ["/scenarios/la-haye-sainte-1815", "La Haye Sainte"],
    ["/army-books/army-book-duchy-of-warsaw", "Księstwo Warszawskie"],
    ["/army-lists/duchy-of-warsaw-32-8", "Duchy of Warsaw"],
  ] as const) {
    const card = await cardAt(stranger, path);
    expect(card.title, path).toContain(title);
    expect(card.description, path).toMatch(/\w+/);
    expect(card.description, path).not.toContain("mined");
    expect(new URL(card.image ?? "").origin, path).toBe(baseURL);
    const picture = await stranger.get(card.image ?? "");
    expect([picture.status(), picture.headers()["content-type"]], path).toEqual([200, "image/png"]);
    expect(picture.headers()["cross-origin-resource-policy"]).toBe("cross-origin");
  }
  await stranger.dispose();
});

async function cardAt(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const told = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`)
      .exec(html)?.[1]
      ?.replaceAll("&amp;", "&");
  return { title: told("title"), description: told("description"), image: told("image") };
}

test("a device finds the service's name and icons", { tag: "@http" }, async ({ request }) => {
  const html = await (await request.get("/")).text();
  const links = [
    ...html.matchAll(/<link rel="(?:manifest|icon|apple-touch-icon)" href="([^"]+)"/g),
  ];
  expect(links).toHaveLength(3);
  const manifest = await request.get("/manifest.webmanifest");
  const { icons, name } = await manifest.json();
  expect(name).toBe("Grundlag");
  for (const address of [...links.map(([, href = ""]) => href), ...icons.map(sourceOf)]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["x-content-type-options"], address).toBe("nosniff");
  }
});

function sourceOf({ src }: { readonly src: string }): string {
  return src;
}
