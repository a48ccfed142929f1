import { ClientMessages } from "@/app/_ui/client-messages";
import { ShareDesk } from "./share-desk";

/** Who may see the scenario, the versions its author stands by, and its end. */
export default function SharePage() {
  return (
    <ClientMessages namespaces={["share", "history", "fields", "errors", "local"]}>
      <ShareDesk />
    </ClientMessages>
  );
}
