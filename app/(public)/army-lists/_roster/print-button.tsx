import { Printer } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";

interface PrintButtonProps {
  /** The list's path in the API: `/army-lists/{id}` or `/share-links/{slug}`. */
  readonly at: string;
  readonly query: string;
  readonly look: "primary" | "plain";
}

/** Opens the roster as PDF. */
export async function PrintButton({ at, query, look }: PrintButtonProps) {
  const t = await getTranslations("armyList.read");
  return (
    <a className={buttonLook({ look })} href={`/api/v1${at}/roster.pdf?${query}`}>
      <Printer aria-hidden />
      {t("pdf")}
    </a>
  );
}
