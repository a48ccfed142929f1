import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Far from any developer's time zone and with an offset that includes a quarter of an hour, so that code using local
// time fails.
process.env.TZ = "Pacific/Chatham";

/**
 * Tests that kill or count processes, watch a process's own state, or depend on their timing, run in their own process;
 * all others share loaded modules.
 */
const ALONE = [
  "tests/lib/pdf/press/{cancel,workshop}.test.ts",
  "tests/lib/usecases/belle-alliance/import/{expressions,hostile-lines}.test.ts",
  "tests/lib/usecases/printing.test.ts",
  "tests/lib/usecases/work/*.test.ts",
  "tests/prisma/embedded-server.test.ts",
  "tests/app/api/{heavy-work,kept-documents}.test.ts",
];

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
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
          exclude: ALONE,
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
    ],
  },
});
