import { ClientMessages } from "@/app/_ui/client-messages";
import { HistoryDesk } from "./history-desk";

/** Every stored state of the scenario, to view and to restore. */
export default function HistoryPage() {
  return (
    <ClientMessages namespaces={["history", "fields", "errors", "common", "local"]}>
      <HistoryDesk />
    </ClientMessages>
  );
}
