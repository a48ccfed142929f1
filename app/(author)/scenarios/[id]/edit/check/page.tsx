import { ClientMessages } from "@/app/_ui/client-messages";
import { CheckDesk } from "./check-desk";

/** The desk's check: all findings, and the list of what a scenario must state. */
export default function CheckPage() {
  return (
    <ClientMessages namespaces={["desk", "findings", "editor"]}>
      <CheckDesk />
    </ClientMessages>
  );
}
