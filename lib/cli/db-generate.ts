import { generateClient } from "@/lib/cli/generate";
import { main } from "@/lib/cli/main";

await main(() => generateClient());
