import Link from "next/link";
import { getTranslations } from "next-intl/server";

interface OlderPrintProps {
  readonly id: string;
  /** The version a print was made of, and the one there is now. */
  readonly printed: number;
  readonly now: number;
  /** Earlier states are their owner's alone. */
  readonly canCompare: boolean;
}

/** Informs readers who used the address on a print that the list has changed since. */
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
