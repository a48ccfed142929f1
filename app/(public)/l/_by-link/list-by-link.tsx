import "../../army-lists/roster.css";
import { getTranslations } from "next-intl/server";
import type { SharedRoster } from "@/lib/usecases/share-links/open-share-link";
import { AlteredRows } from "../../army-lists/_roster/altered-rows";
import { OlderPrint } from "../../army-lists/_roster/older-print";
import { RosterToTake } from "../../army-lists/_roster/roster-to-take";

interface Props {
  readonly slug: string;
  readonly shared: SharedRoster;
  /** The version a print says it shows; not a number where nobody came by a print. */
  readonly printed: number;
}

/** An army list as a link opens it: to read and to take along, without what is secret. */
export async function ListByLink({
  slug,
  shared: { document, roster, version, owner },
  printed,
}: Props) {
  const t = await getTranslations("common");
  return (
    <RosterToTake view={roster} at={`/share-links/${slug}`} isOpen>
      <p className="crumb">{t("sharedBy", { name: owner.name })}</p>
      {printed > 0 && printed < version && (
        <OlderPrint id="" printed={printed} now={version} canCompare={false} />
      )}
      <AlteredRows list={document} />
    </RosterToTake>
  );
}
