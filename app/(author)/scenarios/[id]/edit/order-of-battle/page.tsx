import { ClientMessages } from "@/app/_ui/client-messages";
import { isLocalId } from "@/lib/domain/document/local-id";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { openedScenario } from "../_desk/opened-scenario";
import { openedValours } from "./opened-valours";
import { OrderDesk } from "./order-desk";

interface OrderOfBattlePageProps {
  readonly params: Promise<{ id: string }>;
}

/** The desk's order of battle. */
export default async function OrderOfBattlePage({ params }: OrderOfBattlePageProps) {
  const { id } = await params;
  const valours = isLocalId(id)
    ? {}
    : openedValours(belleAllianceScenario((await openedScenario(id)).document));
  return (
    <ClientMessages
      namespaces={[
        "orderOfBattle",
        "sizing",
        "belleAlliance",
        "table21",
        "findings",
        "desk",
        "editor",
        "errors",
      ]}
    >
      <OrderDesk valours={valours} />
    </ClientMessages>
  );
}
