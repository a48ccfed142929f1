import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunch } from "./tests/setup/chromium-launch.ts";

// Far from any developer's time zone and with an offset that includes a quarter of an hour, so that code using local
// time fails.
process.env.TZ = "Pacific/Chatham";

/**
 * Tests that kill or count processes, watch a process's own state, or depend on their timing, run in their own process;
 * all others share loaded modules.
 */
const ALONE = [
  "tests/lib/pdf/press/cancel.test.ts",
  "tests/lib/usecases/work/{fair-queue,job-times}.test.ts",
  "tests/app/api/{heavy-work,kept-documents}.test.ts",
];

/** Tests that take a third of the time of all, left by `npm run verify` to `--all`: most wait for limits and endings. */
const LONG = [
  "tests/app/api/whole-packs.test.ts",
  "tests/lib/cli/upgrade-backup.test.ts",
  "tests/lib/pdf/press/workshop.test.ts",
  "tests/lib/usecases/belle-alliance/import/{expressions,hostile-lines}.test.ts",
  "tests/lib/usecases/printing.test.ts",
  "tests/lib/usecases/work/work-pool.test.ts",
  "tests/prisma/embedded-server.test.ts",
];

/** Components in a browser, without a service. */
const COMPONENTS = "tests/app/**/*.browser.test.tsx";

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  resolve: { alias: { "@": here(".") } },
  test: {
    // The default leaves one core unused, half of a small machine.
    maxWorkers: "100%",
    // These only stop tests that hang, and are generous for busy machines: no test measures speed; `npm run bench`
    // does.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...ALONE, ...LONG, COMPONENTS],
          globalSetup: ["tests/setup/database-run.ts"],
          setupFiles: ["tests/setup/own-state.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "alone",
          include: ALONE,
          globalSetup: ["tests/setup/database-run.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "long",
          include: LONG,
          globalSetup: ["tests/setup/database-run.ts"],
        },
      },
      {
        extends: true,
        resolve: {
          alias: {
            "next/navigation": here("tests/setup/components/navigation.ts"),
            "next/link": here("tests/setup/components/link.tsx"),
            "./http-transport": here("tests/setup/components/memory.ts"),
          },
        },
        // Found anew each time: a library that no earlier run needed would reload the page in the middle of a test.
        optimizeDeps: { force: true },
        test: {
          name: "components",
          include: [COMPONENTS],
          globalSetup: ["tests/setup/components/messages.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              // Whoever has no browser can still run the tests that need none.
              launchOptions: await chromiumLaunch().catch(() => ({})),
              contextOptions: { locale: "en-GB", reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
