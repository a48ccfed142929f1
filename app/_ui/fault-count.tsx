import { useTranslations } from "next-intl";

/** How many fields need correcting, for screen readers only: the words themselves stand by the fields. */
export function FaultCount({ n }: { readonly n: number }) {
  const t = useTranslations("common");
  return n > 0 && <span className="sr-only">{t("toMend", { n })}</span>;
}
