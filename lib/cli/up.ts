import { main } from "@/lib/cli/main";
import { buildIfChanged } from "@/lib/cli/production-build";

await main(async () => {
  await buildIfChanged();
  // Loaded only now: it reaches the database client that building makes.
  const { serve } = await import("@/lib/cli/service");
  await serve("start", "files");
});
