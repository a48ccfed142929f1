import { type Browser, chromium, type Page } from "@playwright/test";
import type { BenchAccount } from "@/lib/cli/bench-account";
import { findChromium } from "@/lib/cli/chromium";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const VIEWPORT = { width: 1440, height: 900 };

/** The browser of the browser tests, for the caller to close. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium(chromium.executablePath());
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A page of a browser that has never been at the service but to sign in: nothing of it is in its cache. */
export async function signedInPage(browser: Browser, account: BenchAccount): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: "en-GB" });
  // Functions sent to the page are compiled with calls of this around the functions inside them.
  await context.addInitScript("globalThis.__name = (it) => it;");
  const { email, password, api } = account;
  const { csrfToken } = await (await context.request.get(`${api}/auth/csrf`)).json();
  const answer = await context.request.post(`${api}/auth/callback/credentials`, {
    form: { csrfToken, email, password, json: "true" },
  });
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()} ${await answer.text()}`);
  return context.newPage();
}
