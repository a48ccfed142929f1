import { ClientMessages } from "@/app/_ui/client-messages";
import { OrderDesk } from "./order-desk";

/** The desk's order of battle. */
export default function OrderOfBattlePage() {
  return (
    <ClientMessages
      namespaces={[
        "orderOfBattle",
        "belleAlliance",
        "table21",
        "findings",
        "desk",
        "editor",
        "errors",
      ]}
    >
      <OrderDesk />
    </ClientMessages>
  );
}
