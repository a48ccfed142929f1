// Writes the SQL that leads from prisma/migrations to schema.prisma, offline:
//   npm run db:diff -- NAME     writes prisma/migrations/<time>_NAME/migration.sql
//   npm run db:diff             prints it, and exits with 2 when the schema is ahead
// The migrations are replayed into a throw-away database in memory and compared with the schema.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { migrationSources, openSchemaEngine } from "@/prisma/schema-engine";

const SCHEMA = path.resolve("prisma/schema.prisma");
const MIGRATIONS = path.resolve("prisma/migrations");

const sql = await missingSql();
const name = process.argv[2];
if (!sql) console.log("The migrations and the schema agree.");
else if (name)
  console.log(`wrote ${await writeMigration(name, sql)}: read it before you commit it`);
else console.log(sql);
// Set explicitly, because the in-memory database leaves an exit code of its own.
process.exit(sql && !name ? 2 : 0);

async function missingSql(): Promise<string | null> {
  const engine = await openSchemaEngine(new PrismaPGlite(new PGlite()), SCHEMA);
  const { exitCode, stdout } = await engine.diff({
    from: { tag: "migrations", ...(await migrationSources(MIGRATIONS)) },
    to: {
      tag: "schemaDatamodel",
      files: [{ path: SCHEMA, content: await readFile(SCHEMA, "utf8") }],
    },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
    shadowDatabaseUrl: null,
  });
  return exitCode === 2 ? stdout : null;
}

async function writeMigration(title: string, text: string): Promise<string> {
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join(MIGRATIONS, `${stamp}_${title.replace(/\W+/g, "_")}`);
  await mkdir(folder);
  const file = path.join(folder, "migration.sql");
  await writeFile(file, text);
  return path.relative(process.cwd(), file);
}
