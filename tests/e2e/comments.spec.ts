import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, closeAll } from "./people";

test.afterEach(closeAll);

const SCENARIO = {
  kind: "scenario",
  schemaVersion: 1,
  title: "Hougoumont",
  language: "en",
  summary: "The farm.",
  sides: [{ id: "allies", name: "The Allies", colour: "a" }],
  map: {
    widthCm: 120,
    depthCm: 80,
    features: [{ id: "mill", kind: "place", name: "The mill", xCm: 30, yCm: 60 }],
  },
};

async function signedIn(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  await beSomebody(context.request, name);
  return context.newPage();
}

test("an organiser of a club removes a reported comment, and dismisses the reports of another", async ({
  page: organiser,
  browser,
}) => {
  await beSomebody(organiser.request, "Olga Organiser");
  const post = async (path: string, data: object = {}) =>
    (await organiser.request.post(`/api/v1${path}`, { data })).json();
  const { id: clubId } = await post("/clubs", { name: "Odense", seenBy: "members" });
  const { id } = await post("/scenarios", SCENARIO);
  await organiser.request.put(`/api/v1/scenarios/${id}/visibility`, {
    data: { visibility: "public", clubId },
  });
  const reader = await signedIn(browser, "Rita Reader");
  for (const text of ["You **fool**!", "A fair question?"]) {
    const { id: comment } = await post(`/scenarios/${id}/comments`, { text });
    await reader.request.post(`/api/v1/comments/${comment}/reports`, { data: { reason: "Rude" } });
  }
  await visit(organiser, "/desk");
  await organiser.getByRole("link", { name: "Reported comments (2)" }).click();
  const rows = organiser.getByRole("main").getByRole("listitem").filter({ hasText: "report" });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("“Rude”");
  await expectAccessible(organiser);
  await rows
    .filter({ hasText: "fool" })
    .getByRole("button", { name: /^Remove/ })
    .click();
  await organiser.getByRole("button", { name: "Really remove" }).click();
  await expect(rows).toHaveCount(1);
  await organiser.getByRole("button", { name: /^Dismiss the reports/ }).click();
  await expect(organiser.getByRole("heading", { name: "No comment is reported" })).toBeVisible();
  await visit(organiser, `/scenarios/${id}`);
  const comments = organiser.getByRole("region", { name: "Comments" });
  await expect(comments.getByText("A fair question?")).toBeVisible();
  await expect(comments.getByText("fool")).toHaveCount(0);
  await visit(reader, "/desk");
  await expect(reader.getByRole("link", { name: "Reported comments" })).toHaveCount(0);
  await visit(reader, "/reported");
  await expect(reader.getByRole("heading", { name: "Reported comments" })).toHaveCount(0);
});

test("a comment on a thing leads to it on the map, and from there back", async ({ page }) => {
  await beSomebody(page.request, "Anna Author");
  const { id } = await (await page.request.post("/api/v1/scenarios", { data: SCENARIO })).json();
  const data = { visibility: "public" };
  await page.request.put(`/api/v1/scenarios/${id}/visibility`, { data });
  const comment = (text: string, about: string) =>
    page.request.post(`/api/v1/scenarios/${id}/comments`, { data: { text, about } });
  await comment("Too small.", "mill");
  await comment("Too few.", "allies");
  await comment("Burnt down by noon.", "mill");
  await visit(page, `/scenarios/${id}`);
  const rows = page.getByRole("region", { name: "Comments" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  const mark = page.getByRole("link", { name: "2 comments on The mill" });
  await expect(mark).toHaveCount(1);
  await expect(rows.filter({ hasText: "Too few." }).getByRole("link")).toHaveCount(0);
  await rows
    .filter({ hasText: "Too small." })
    .getByRole("link", { name: "Show The mill on the map" })
    .click();
  await expect(mark).toBeInViewport();
  await expect(mark).toBeFocused();
  await expect(mark).not.toHaveCSS("outline-style", "none");
  const [table, point] = [await page.locator("#map-marks").boundingBox(), await mark.boundingBox()];
  if (!table || !point) throw new Error("the mark has no place");
  const middle = [point.x + point.width / 2 - table.x, point.y + point.height / 2 - table.y];
  expect((120 * (middle[0] ?? 0)) / table.width).toBeCloseTo(30, 0);
  expect((80 * (middle[1] ?? 0)) / table.height).toBeCloseTo(20, 0);
  await expectAccessible(page);
  await mark.press("Enter");
  await expect(rows.filter({ hasText: "Burnt down by noon." })).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test("a reader comments on a side, the author resolves it, and a copy hears of the next release", async ({
  page: author,
  browser,
}) => {
  await beSomebody(author.request, "Anna Author");
  const { id } = await (await author.request.post("/api/v1/scenarios", { data: SCENARIO })).json();
  const put = (part: string, data: object) =>
    author.request.put(`/api/v1/scenarios/${id}/${part}`, { data });
  await put("visibility", { visibility: "public" });
  await put("edition", { edition: "open-book" });

  const reader = await signedIn(browser, "Rita Reader");
  await visit(reader, `/scenarios/${id}`);
  const comments = reader.getByRole("region", { name: "Comments" });
  await expect(comments.getByText("No comments yet.")).toBeVisible();
  await comments.getByLabel("Comment", { exact: true }).fill("They need **more guns**.");
  await comments.getByLabel("About").focus();
  await comments.getByLabel("About").selectOption("The Allies");
  await comments.getByRole("button", { name: "Comment" }).click();
  await expect(comments.getByRole("listitem").getByText("more guns")).toHaveCSS(
    "font-weight",
    /[67]00/,
  );
  await expect(comments.getByRole("listitem").getByText("The Allies")).toBeVisible();
  await expect(comments.getByLabel("Comment", { exact: true })).toHaveValue("");
  await expectAccessible(reader);
  await reader.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(reader);

  await visit(author, `/scenarios/${id}`);
  const seen = author.getByRole("region", { name: "Comments" });
  await seen.getByRole("button", { name: "Resolve the comment by Rita Reader" }).click();
  await expect(seen.getByRole("listitem").getByText("resolved", { exact: true })).toBeVisible();
  await seen.getByRole("button", { name: "Turn comments off" }).click();
  await expect(seen.getByText("Comments are off. Only")).toBeVisible();
  await expectAccessible(author);
  await visit(reader, `/scenarios/${id}`);
  await expect(reader.getByRole("heading", { name: "Hougoumont" })).toBeVisible();
  await expect(reader.getByRole("region", { name: "Comments" })).toHaveCount(0);

  await reader.request.post(`/api/v1/scenarios/${id}/fork`);
  await author.request.post(`/api/v1/scenarios/${id}/releases`, { data: { note: "More guns." } });
  await visit(reader, "/desk");
  const news = reader.getByRole("region", { name: "New releases" });
  await expect(news.getByText("More guns.")).toBeVisible();
  await expectAccessible(reader);
  await expectNoSidewaysScroll(reader);
  await news.getByRole("button", { name: "Dismiss the news of Hougoumont" }).click();
  await expect(news).toHaveCount(0);
});
