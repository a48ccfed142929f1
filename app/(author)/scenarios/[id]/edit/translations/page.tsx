import { ClientMessages } from "@/app/_ui/client-messages";
import { TranslationsDesk } from "./translations-desk";

/** The scenario's texts in other languages, each next to the original. */
export default function TranslationsPage() {
  return (
    <ClientMessages namespaces={["translations", "desk", "findings"]}>
      <TranslationsDesk />
    </ClientMessages>
  );
}
