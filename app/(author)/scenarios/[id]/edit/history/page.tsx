import { redirect } from "next/navigation";
import { ClientMessages } from "@/app/_ui/client-messages";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import { deskHref } from "../_desk/desk-parts";
import { HistoryDesk } from "./history-desk";

interface HistoryPageProps {
  readonly params: Promise<{ id: string }>;
}

/** Every stored state of the scenario, to view and to restore. */
export default async function HistoryPage({ params }: HistoryPageProps) {
  const { id, variant } = variantAddress((await params).id);
  if (variant !== null) redirect(deskHref(id, "history"));
  return (
    <ClientMessages namespaces={["history", "fields", "errors", "common", "local"]}>
      <HistoryDesk />
    </ClientMessages>
  );
}
