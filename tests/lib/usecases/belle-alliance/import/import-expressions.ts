import { parseAst } from "vitest/node";
import { importsOf, sourceFiles } from "@/tests/architecture/source-files";

export interface Expression {
  readonly pattern: RegExp;
  /** The file it is written in. */
  readonly from: string;
}

/** The expressions written out in files and in everything of `lib` that they import. */
export function writtenExpressions(files: readonly string[]): Expression[] {
  const sources = new Map(sourceFiles(["lib"]).map((file) => [file.path, file]));
  const reached = new Set(files);
  const found: Expression[] = [];
  for (const path of reached) {
    const source = sources.get(path);
    if (source === undefined) continue;
    for (const file of importsOf(source).files) reached.add(`${file}.ts`);
    const see = (pattern: RegExp) => found.push({ pattern, from: path });
    collect(parseAst(source.text, { lang: "ts" }), see);
  }
  return found;
}

function collect(node: unknown, see: (pattern: RegExp) => void): void {
  if (typeof node !== "object" || node === null) return;
  if ("value" in node && node.value instanceof RegExp) see(node.value);
  else for (const child of Object.values(node)) collect(child, see);
}

/** Runs code, and returns the expressions that files of `lib` built from strings meanwhile. */
export async function builtExpressions(run: () => Promise<unknown>): Promise<Expression[]> {
  const found: Expression[] = [];
  const Native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(target, given, newTarget) {
      const pattern: RegExp = Reflect.construct(target, given, newTarget);
      const from = callingFile();
      if (from !== null) found.push({ pattern, from });
      return pattern;
    },
  });
  try {
    await run();
  } finally {
    globalThis.RegExp = Native;
  }
  return found;
}

/** The file of `lib` that called the constructor; null if a dependency did. */
function callingFile(): string | null {
  const line = new Error().stack?.split("\n")[3] ?? "";
  if (line.includes("node_modules")) return null;
  return line.match(/\/(lib\/[\w/-]+\.ts)/)?.[1] ?? null;
}
