import { useTranslations } from "next-intl";

/** The number of fields to correct, only for screen readers; the messages are at the fields. */
export function FaultCount({ n }: { readonly n: number }) {
  const t = useTranslations("common");
  return n > 0 && <span className="sr-only">{t("toMend", { n })}</span>;
}
