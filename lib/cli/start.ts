import { main } from "@/lib/cli/main";
import { buildIfMissing } from "@/lib/cli/production-build";

await main(async () => {
  await buildIfMissing();
  // Loaded only now: it reaches the database client that building makes.
  const { serve } = await import("@/lib/cli/service");
  await serve("start");
});
