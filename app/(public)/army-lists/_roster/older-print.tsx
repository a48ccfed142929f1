import Link from "next/link";
import { getTranslations } from "next-intl/server";

interface OlderPrintProps {
  readonly id: string;
  /** The version that was printed, and the current one. */
  readonly printed: number;
  readonly now: number;
  /** Only owners may see earlier versions. */
  readonly canCompare: boolean;
}

/** Informs readers who followed the address on a print that the list has changed since. */
export async function OlderPrint({ id, printed, now, canCompare }: OlderPrintProps) {
  const t = await getTranslations("compareLists");
  return (
    <p className="text-ink-3">
      {t("printed", { printed, now })}{" "}
      {canCompare && (
        <Link href={`/army-lists/compare?a=${id}&b=${id}&v=${printed}`}>{t("show")}</Link>
      )}
    </p>
  );
}
