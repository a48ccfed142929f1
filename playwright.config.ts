import { chromium, defineConfig } from "@playwright/test";
import { findChromium } from "./lib/cli/chromium";

/**
 * What a window of Chromium makes ready and no test looks at: the suggestions below its address bar are pages of their
 * own, which took as long as loading the page in question. The rest is Playwright's list, which this one replaces.
 */
const UNUSED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

const port = Number(process.env.E2E_PORT ?? 3100);
/** Set: the tests run against the service that answers there, and start none. */
const runningService = process.env.E2E_BASE_URL;

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "node_modules/.cache/browser-tests",
  fullyParallel: true,
  // A test now and then waits for its page, which works in processes of its own: two keep two cores a fifth idle.
  workers: 3,
  timeout: 60_000,
  // A busy machine may take its time: no test is about speed, `npm run bench` is.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: runningService ?? `http://127.0.0.1:${port}`,
    locale: "en-GB",
    timezoneId: "Pacific/Chatham",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // `--trace retain-on-failure` records what led to a failure; recording each test costs a quarter of the time.
    trace: "off",
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
        `--disable-features=${UNUSED_FEATURES.join(",")}`,
      ],
    },
  },
  webServer: runningService
    ? undefined
    : {
        command: "node --import tsx tests/setup/browser-service.ts",
        url: `http://127.0.0.1:${port}/readyz`,
        env: { PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "error" },
        gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
        reuseExistingServer: false,
        stdout: "pipe",
        timeout: 60_000,
      },
});
