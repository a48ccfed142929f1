"use client";

import { useTranslations } from "next-intl";
import type { Post } from "@/lib/domain/game/game-army";

/** What a post is called: its own name, or its level and number. */
export function usePostName(): (post: Pick<Post, "level" | "name" | "number">) => string {
  const t = useTranslations("bogowieWojny");
  return ({ level, name, number: n }) => {
    if (level === "army") return t("commanders.commander-in-chief");
    return name || t(`numbered.${level}`, { n });
  };
}
