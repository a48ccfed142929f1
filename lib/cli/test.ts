import { generateClient } from "@/lib/cli/generate";
import { main } from "@/lib/cli/main";
import { tryNode } from "@/lib/cli/processes";

await main(async () => {
  await generateClient();
  const args = process.argv.slice(2);
  process.exitCode = await tryNode(["node_modules/vitest/vitest.mjs", "run", ...args]);
});
