import { ClientMessages } from "@/app/_ui/client-messages";
import { ShareDesk } from "./share-desk";

/** Who may see the scenario, its released versions, and deleting it. */
export default function SharePage() {
  return (
    <ClientMessages
      namespaces={[
        "share",
        "history",
        "fields",
        "errors",
        "local",
        "scenarioRead",
        "belleAlliance",
      ]}
    >
      <ShareDesk />
    </ClientMessages>
  );
}
