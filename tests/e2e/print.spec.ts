import { type APIRequestContext, expect, test } from "@playwright/test";
import { PdfFile } from "../lib/pdf/pdf-file";
import { duchyOfWarsaw } from "../lib/pdf/sample-armies";
import { sehested } from "../lib/pdf/sample-scenarios";
import { PASSWORD } from "./people";

const API = "/api/v1";

/** Signs up a new umpire and returns the authorisation header for them. */
async function newUmpire(request: APIRequestContext): Promise<{ authorization: string }> {
  const email = `print-${crypto.randomUUID()}@example.org`;
  await request.post(`${API}/users`, { data: { email, password: PASSWORD, name: "Johanne" } });
  const data = { email, password: PASSWORD, name: "print", scopes: ["read", "write"] };
  const { token } = await (await request.post(`${API}/tokens`, { data })).json();
  return { authorization: `Bearer ${token}` };
}

async function newScenario(request: APIRequestContext, headers: { authorization: string }) {
  const answer = await request.post(`${API}/scenarios`, { data: sehested, headers });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id as string;
}

test("packs and rosters come as PDF, a side's without the other's words, and to nobody else", {
  tag: "@http",
}, async ({ request, playwright, baseURL }) => {
  const headers = await newUmpire(request);
  const id = await newScenario(request, headers);
  await test.step("the umpire's pack and a side's pack come as PDF, the side's without the other's words", async () => {
    const book = await request.get(`${API}/scenarios/${id}/packs/umpire.pdf?lang=en`, { headers });
    expect(book.headers()["content-type"]).toBe("application/pdf");
    expect(new PdfFile(await book.body()).text).toContain("ALLY-BRIEF");
    const pack = await request.get(`${API}/scenarios/${id}/packs/side-danes.pdf?lang=da&paper=a3`, {
      headers,
    });
    expect(pack.headers()["content-disposition"]).toContain(
      "gennembruddet-ved-ejderkanalen-det-danske-auxiliaerkorps.pdf",
    );
    const { everything } = new PdfFile(await pack.body());
    expect(everything).toContain("DANE-BRIEF");
    expect(everything).toContain("10. december 1813");
    expect(everything).not.toMatch(/ALLY-|UMPIRE-ONLY/);
  });
  await test.step("nobody else gets a private scenario's packs, and a wrong paper is refused", async () => {
    const stranger = await playwright.request.newContext(baseURL ? { baseURL } : {});
    for (const pack of ["umpire", "side-danes"]) {
      expect((await stranger.get(`${API}/scenarios/${id}/packs/${pack}.pdf`)).status()).toBe(404);
    }
    await stranger.dispose();
    const unknown = await request.get(`${API}/scenarios/${id}/packs/side-nobody.pdf`, { headers });
    expect(unknown.status()).toBe(404);
    const wrong = await request.get(`${API}/scenarios/${id}/packs/umpire.pdf?paper=a5`, {
      headers,
    });
    expect(wrong.status()).toBeGreaterThanOrEqual(400);
    expect(wrong.status()).toBeLessThan(500);
  });
  await test.step("an army list prints as a roster of one page", async () => {
    const created = await request.post(`${API}/army-lists`, { data: duchyOfWarsaw, headers });
    const { id: list } = await created.json();
    const roster = await request.get(`${API}/army-lists/${list}/roster.pdf?lang=pl`, { headers });
    const file = new PdfFile(await roster.body());
    expect(file.pageCount).toBe(1);
    expect(file.text).toContain("Korpus księcia Józefa");
  });
});
