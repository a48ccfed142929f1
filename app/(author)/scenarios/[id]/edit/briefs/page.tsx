import { ClientMessages } from "@/app/_ui/client-messages";
import { BriefsDesk } from "./briefs-desk";

/** The texts for each side's players: its tasks, its brief, and what it believes about the enemy. */
export default function BriefsPage() {
  return (
    <ClientMessages
      namespaces={["briefs", "victory", "desk", "findings", "editor", "belleAlliance"]}
    >
      <BriefsDesk />
    </ClientMessages>
  );
}
