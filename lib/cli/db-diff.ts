import { main } from "@/lib/cli/main";
import { runNode } from "@/lib/cli/processes";

await main(() =>
  runNode(["--import", "tsx", "prisma/make-migration.ts", ...process.argv.slice(2)]),
);
