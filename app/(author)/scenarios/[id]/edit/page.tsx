import { ClientMessages } from "@/app/_ui/client-messages";
import { OverviewDesk } from "./_overview/overview-desk";

/** The head of a scenario: what it is, how it is played, who fights, what is missing. */
export default function OverviewPage() {
  return (
    <ClientMessages namespaces={["overview", "briefs", "desk", "findings", "map"]}>
      <OverviewDesk />
    </ClientMessages>
  );
}
