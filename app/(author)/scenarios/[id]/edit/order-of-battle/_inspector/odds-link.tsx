"use client";

import { Dices } from "lucide-react";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/app/_ui/link-button";
import type { Unit } from "@/lib/domain/scenario/unit";
import { useDesk } from "../../_desk/desk-context";

/** Leads from a unit to the odds page, where it is the first party. A train neither fires nor fights. */
export function OddsLink({ unit }: { readonly unit: Unit }) {
  const t = useTranslations("orderOfBattle");
  const { id } = useDesk();
  if (unit.arm === "train") return null;
  const query = new URLSearchParams({ scenario: id, "a.unit": unit.id });
  return (
    <LinkButton
      href={`/rules/belle-alliance/odds?${query}`}
      prefetch={false}
      look="bare"
      className="small"
      icon={<Dices className="ic" aria-hidden />}
    >
      {t("odds")}
    </LinkButton>
  );
}
