import { generateClient } from "@/lib/cli/generate";
import { runNode } from "@/lib/cli/processes";

/** Format and lint. Throws when a file is not as Biome wants it. */
export async function checkStyle(): Promise<void> {
  await runNode(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]);
}

/** Types, those of the routes included. Throws when they do not hold. */
export async function checkTypes(): Promise<void> {
  await generateClient();
  await runNode(["node_modules/next/dist/bin/next", "typegen"]);
  await runNode(["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."]);
}
