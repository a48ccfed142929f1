import { useTranslations } from "next-intl";

/** How many fields are to be mended, read aloud alone: the words themselves stand by the fields. */
export function FaultCount({ n }: { readonly n: number }) {
  const t = useTranslations("common");
  return n > 0 && <span className="sr-only">{t("toMend", { n })}</span>;
}
