import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Far from every developer's own, with a quarter of an hour in its offset: local time shows up as a failure.
process.env.TZ = "Pacific/Chatham";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/setup/database-run.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
