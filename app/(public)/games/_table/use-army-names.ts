"use client";

import { useTranslations } from "next-intl";
import type { Ambusher, Post } from "@/lib/domain/bogowie-wojny/game/game-army";

/** Returns a function for the name of a post; without a name, its level and number. */
export function usePostName(): (post: Pick<Post, "level" | "name" | "number">) => string {
  const t = useTranslations("bogowieWojny");
  return ({ level, name, number: n }) => {
    if (level === "army") return t("commanders.commander-in-chief");
    return name || t(`numbered.${level}`, { n });
  };
}

/** Returns a function for a regiment's name, or its kind if it has none, with its bases. */
export function useRegimentName(): (regiment: Omit<Ambusher, "id">) => string {
  const t = useTranslations("bogowieWojny");
  return ({ name, unitKind, bases: n }) =>
    `${name || t(`units.${unitKind}`)} (${t("bases", { n })})`;
}
