import { generateClient } from "@/lib/cli/generate";
import { runNode } from "@/lib/cli/processes";

/** Checks format and lint. Throws if Biome finds any fault. */
export async function checkStyle(): Promise<void> {
  await runNode(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]);
}

/** Checks types, including those of the routes. Throws if there are errors. */
export async function checkTypes(): Promise<void> {
  await generateClient();
  await runNode(["node_modules/next/dist/bin/next", "typegen"]);
  await runNode(["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."]);
}
