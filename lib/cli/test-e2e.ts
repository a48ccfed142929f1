import { main } from "@/lib/cli/main";
import { tryNode } from "@/lib/cli/processes";
import { buildIfChanged } from "@/lib/cli/production-build";

await main(async () => {
  if (!process.env.E2E_BASE_URL) await buildIfChanged();
  const args = process.argv.slice(2);
  process.exitCode = await tryNode(["node_modules/@playwright/test/cli.js", "test", ...args]);
});
