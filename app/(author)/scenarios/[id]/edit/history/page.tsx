import { ClientMessages } from "@/app/_ui/client-messages";
import { HistoryDesk } from "./history-desk";

/** Every kept state of the scenario, to look at and to bring back. */
export default function HistoryPage() {
  return (
    <ClientMessages namespaces={["history", "fields", "errors", "common", "local"]}>
      <HistoryDesk />
    </ClientMessages>
  );
}
