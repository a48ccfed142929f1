import { main } from "@/lib/cli/main";
import { build } from "@/lib/cli/production-build";

await main(() => build());
