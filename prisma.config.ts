import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";

// Prisma wants to download a schema engine that `prisma generate` never runs: any existing file satisfies it.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(import.meta.url);

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
});
