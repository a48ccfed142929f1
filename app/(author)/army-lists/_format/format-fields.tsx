"use client";

import { useTranslations } from "next-intl";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { LIMITS } from "@/lib/domain/limits";
import { Bans } from "./bans";
import { useEditedFormat } from "./edited-format";
import { LimitFields } from "./limit-fields";
import { PriceFields } from "./price-fields";
import { Readings } from "./readings";

/** Every part of a format: its name, limits, bans, readings and prices, each of them free to change [13.2]. */
export function FormatFields({ nameError }: { readonly nameError?: string | undefined }) {
  const t = useTranslations("armyList.format");
  const { format, change } = useEditedFormat();
  return (
    <>
      <DraftTextField
        label={t("name")}
        value={format.name}
        maxLength={LIMITS.nameLength}
        error={nameError}
        onCommit={(name) => name.trim() && change({ name: name.trim() })}
      />
      <LimitFields />
      <Bans />
      <Readings />
      <PriceFields />
    </>
  );
}
