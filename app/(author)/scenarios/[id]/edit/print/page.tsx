import { ClientMessages } from "@/app/_ui/client-messages";
import { PrintDesk } from "./print-desk";

/** The packs to print, a preview of what each side receives, and files for other tools. */
export default function PrintPage() {
  return (
    <ClientMessages
      namespaces={["printPage", "victory", "events", "errors", "belleAlliance", "map", "legend"]}
    >
      <PrintDesk />
    </ClientMessages>
  );
}
