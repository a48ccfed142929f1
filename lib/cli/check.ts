import { main } from "@/lib/cli/main";
import { checkStyle, checkTypes } from "@/lib/cli/quality";

await main(async () => {
  await checkStyle();
  await checkTypes();
});
