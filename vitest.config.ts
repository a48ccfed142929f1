import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Far from every developer's own, with a quarter of an hour in its offset: local time shows up as a failure.
process.env.TZ = "Pacific/Chatham";

/** What has no state beside its arguments. */
const PURE = ["domain", "markdown", "rules", "terrain"].map(
  (folder) => `tests/lib/${folder}/**/*.test.ts`,
);

/** What kills processes, counts them or looks at their clock has a process of its own; all else shares what it loads. */
const ALONE = [
  "tests/lib/{cli,log}/**/*.test.ts",
  "tests/lib/pdf/press/*.test.ts",
  "tests/lib/usecases/printing.test.ts",
  "tests/lib/usecases/work/*.test.ts",
  "tests/prisma/*.test.ts",
  "tests/app/api/{heavy-work,kept-documents}.test.ts",
];

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    // Left to itself it keeps one core free, which is half of a small machine.
    maxWorkers: "100%",
    // They end what hangs. A busy machine may take its time: no test is about speed, `npm run bench` is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: "pure", include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: "service",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...PURE, ...ALONE],
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
