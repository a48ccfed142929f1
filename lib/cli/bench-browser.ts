import { type Browser, chromium, type Page } from "@playwright/test";
import type { BenchAccount } from "@/lib/cli/bench-account";
import { findChromium } from "@/lib/cli/chromium";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const VIEWPORT = { width: 1440, height: 900 };

/** Runs `work` with a browser, which is closed afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = findChromium(chromium.executablePath());
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page of a browser that has never been at the service but to sign in: nothing of it is in its cache. */
export async function signedInPage(browser: Browser, account: BenchAccount): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: "en-GB" });
  const { email, password, api } = account;
  const { csrfToken } = await (await context.request.get(`${api}/auth/csrf`)).json();
  const answer = await context.request.post(`${api}/auth/callback/credentials`, {
    form: { csrfToken, email, password, json: "true" },
  });
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()} ${await answer.text()}`);
  return context.newPage();
}
