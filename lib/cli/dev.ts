import { generateClient } from "@/lib/cli/generate";
import { main } from "@/lib/cli/main";

await main(async () => {
  await generateClient();
  // Loaded only now: it reaches the client made above.
  const { serve } = await import("@/lib/cli/service");
  await serve("dev");
});
