import { generateClient } from "@/lib/cli/generate";
import { main } from "@/lib/cli/main";

await main(async () => {
  await generateClient();
  // Imported only now, because it depends on the client generated above.
  const { serve } = await import("@/lib/cli/service");
  await serve("dev");
});
