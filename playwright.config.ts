import { randomBytes } from "node:crypto";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./tests/setup/chromium-launch";

const port = Number(process.env.E2E_PORT ?? 3100);
// Names what the service and the tests of this run share. The tests' own processes read this file, too, and inherit it.
process.env.E2E_RUN ??= randomBytes(6).toString("hex");
/** If set, the tests run against the service at this address and start none. */
const runningService = process.env.E2E_BASE_URL;

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "node_modules/.cache/browser-tests",
  fullyParallel: true,
  // Tests sometimes wait for the page's own processes; with two workers, two cores would be idle a fifth of the time.
  workers: 3,
  // These only stop tests that hang, and are generous for busy machines: no test measures speed; `npm run bench` does.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: runningService ?? `http://127.0.0.1:${port}`,
    locale: "en-GB",
    timezoneId: "Pacific/Chatham",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // `--trace retain-on-failure` records the steps before a failure; recording makes each test a quarter slower.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: await chromiumLaunch(),
  },
  webServer: runningService
    ? undefined
    : {
        command: "node --import tsx tests/setup/browser-service.ts",
        // Not an address to ask: a service that another run has left there, and that hangs, would never answer.
        wait: { stdout: /Grundlag is served/ },
        env: {
          PORT: String(port),
          HOST: "127.0.0.1",
          LOG_LEVEL: "error",
          RUNNER_PID: String(process.pid),
        },
        gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
        stdout: "pipe",
        timeout: 300_000,
      },
});
