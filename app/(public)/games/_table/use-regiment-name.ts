"use client";

import { useTranslations } from "next-intl";
import type { Ambusher } from "@/lib/domain/game/game-army";

/** A regiment by its name, else by its kind, with its bases. */
export function useRegimentName(): (regiment: Omit<Ambusher, "id">) => string {
  const t = useTranslations("bogowieWojny");
  return ({ name, unitKind, bases: n }) =>
    `${name || t(`units.${unitKind}`)} (${t("bases", { n })})`;
}
