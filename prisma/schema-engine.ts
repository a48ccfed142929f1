import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";

const require = createRequire(import.meta.url);
const GLUE = "@prisma/schema-engine-wasm/schema_engine_bg";

interface DiffResult {
  /** 0: nothing to do; 2: `stdout` contains the missing SQL. */
  exitCode: number;
  stdout: string | null;
}

interface SchemaEngine {
  diff(input: object): Promise<DiffResult>;
}

interface EngineGlue {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
  SchemaEngine: {
    new: (options: object, log: () => void, adapter: object) => Promise<SchemaEngine>;
  };
}

/** Opens Prisma's schema engine as WebAssembly: no native program, nothing downloaded. Call once per process. */
export async function openSchemaEngine(
  shadow: SqlMigrationAwareDriverAdapterFactory,
  schemaPath: string,
): Promise<SchemaEngine> {
  const glue = await loadGlue();
  const datamodels = [[schemaPath, await readFile(schemaPath, "utf8")]];
  return glue.SchemaEngine.new(
    { datamodels },
    () => {},
    bindMigrationAwareSqlAdapterFactory(shadow),
  );
}

/** The migrations in `baseDir`, in the form the engine reads. */
export async function migrationSources(baseDir: string) {
  const lockfile = await readFile(path.join(baseDir, "migration_lock.toml"), "utf8");
  const entries = await readdir(baseDir, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir,
    shadowDbInitScript: "",
    lockfile: { path: "migration_lock.toml", content: lockfile },
    migrationDirectories: await Promise.all(names.map((name) => migrationSource(baseDir, name))),
  };
}

async function migrationSource(baseDir: string, name: string) {
  const value = await readFile(path.join(baseDir, name, "migration.sql"), "utf8");
  return {
    path: name,
    migrationFile: { path: "migration.sql", content: { tag: "ok", value } },
  };
}

async function loadGlue(): Promise<EngineGlue> {
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message: (message: string) => console.error("schema engine panic:", message),
    },
  });
  const glue: EngineGlue & WebAssembly.ModuleImports = await import(GLUE);
  const wasm = path.join(path.dirname(require.resolve(GLUE)), "schema_engine_bg.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(wasm), {
    "./schema_engine_bg.js": glue,
  });
  glue.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start !== "function") throw new Error("the schema engine has no start function");
  start();
  return glue;
}
