import { chromium, defineConfig } from "@playwright/test";
import { findChromium } from "./lib/cli/chromium";

const port = Number(process.env.E2E_PORT ?? 3100);
/** Set: the tests run against the service that answers there, and start none. */
const runningService = process.env.E2E_BASE_URL;

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "node_modules/.cache/browser-tests",
  fullyParallel: true,
  workers: 2,
  // A machine too busy to keep up costs a second try, which verify tells; at one's own desk nothing is tried again.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: runningService ?? `http://127.0.0.1:${port}`,
    locale: "en-GB",
    timezoneId: "Pacific/Chatham",
    viewport: { width: 1440, height: 900 },
    trace: process.env.CI ? "off" : "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium(chromium.executablePath()),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: runningService
    ? undefined
    : {
        command: "node --import tsx tests/setup/browser-service.ts",
        url: `http://127.0.0.1:${port}/readyz`,
        env: { PORT: String(port), HOST: "127.0.0.1" },
        gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
        reuseExistingServer: false,
        stdout: "pipe",
        timeout: 60_000,
      },
});
