import { ClientMessages } from "@/app/_ui/client-messages";
import { ScheduleDesk } from "./schedule-desk";

/** Who arrives when and where. */
export default function SchedulePage() {
  return (
    <ClientMessages
      namespaces={["schedule", "events", "desk", "findings", "editor", "belleAlliance"]}
    >
      <ScheduleDesk />
    </ClientMessages>
  );
}
