import { redirect } from "next/navigation";
import { ClientMessages } from "@/app/_ui/client-messages";
import { isLocalId } from "@/lib/domain/document/local-id";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import { deskHref } from "../_desk/desk-parts";
import { openedEditions } from "./opened-editions";
import { ShareDesk } from "./share-desk";

interface SharePageProps {
  readonly params: Promise<{ id: string }>;
}

/** Who may see the scenario and how much of it, its released versions, and deleting it. */
export default async function SharePage({ params }: SharePageProps) {
  const { id, variant } = variantAddress((await params).id);
  if (variant !== null) redirect(deskHref(id, "share"));
  return (
    <ClientMessages
      namespaces={[
        "share",
        "documentPeople",
        "history",
        "fields",
        "errors",
        "local",
        "scenarioRead",
        "belleAlliance",
      ]}
    >
      <ShareDesk editions={isLocalId(id) ? null : await openedEditions(id)} />
    </ClientMessages>
  );
}
