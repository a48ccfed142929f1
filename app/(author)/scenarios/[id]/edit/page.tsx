import { ClientMessages } from "@/app/_ui/client-messages";
import { OverviewDesk } from "./_overview/overview-desk";

/** The overview of a scenario. */
export default function OverviewPage() {
  return (
    <ClientMessages
      namespaces={[
        "overview",
        "campaigns",
        "briefs",
        "desk",
        "findings",
        "editor",
        "map",
        "history",
        "fields",
        "errors",
      ]}
    >
      <OverviewDesk />
    </ClientMessages>
  );
}
