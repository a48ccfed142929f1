import { ClientMessages } from "@/app/_ui/client-messages";
import { BriefsDesk } from "./briefs-desk";

/** What each side's players read: its tasks, its brief, what it believes of the enemy. */
export default function BriefsPage() {
  return (
    <ClientMessages namespaces={["briefs", "desk", "findings"]}>
      <BriefsDesk />
    </ClientMessages>
  );
}
