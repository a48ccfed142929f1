import { type Browser, chromium, type Page } from "@playwright/test";
import type { BenchAccount } from "@/lib/cli/bench-account";
import { findChromium } from "@/lib/cli/chromium";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const VIEWPORT = { width: 1440, height: 900 };

/** Opens the browser used by the browser tests; the caller must close it. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium(chromium.executablePath());
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Opens a signed-in page in a browser that has not visited the service otherwise, so that nothing is cached. */
export async function signedInPage(browser: Browser, account: BenchAccount): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: "en-GB" });
  // The compiler wraps nested functions, including those sent to the page, in calls of this helper.
  await context.addInitScript("globalThis.__name = (it) => it;");
  const { email, password, api } = account;
  const { csrfToken } = await (await context.request.get(`${api}/auth/csrf`)).json();
  const answer = await context.request.post(`${api}/auth/callback/credentials`, {
    form: { csrfToken, email, password, json: "true" },
  });
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()} ${await answer.text()}`);
  return context.newPage();
}
