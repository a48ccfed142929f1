"use client";

import { useTranslations } from "next-intl";
import type { OwnWords } from "@/app/(author)/_editor/place-words";
import { useRuleWords } from "./use-army-list";

/** What regiments without a name and upgrades are called, and what the codes of a list mean. */
export function useOwnWords(): OwnWords {
  const words = useRuleWords();
  const book = useTranslations("armyBook");
  return {
    thing: (_, { unitKind, upgrade }) => {
      if (typeof unitKind === "string") return words(`units.${unitKind}`);
      return typeof upgrade === "string" ? words(`upgrades.${upgrade}`) : undefined;
    },
    code: (field, code) => {
      if (field === "unitKind") return words(`units.${code}`);
      if (field === "nation") return words(`nations.${code}`);
      if (field === "upgrade") return words(`upgrades.${code}`);
      if (field === "traits") return book(`trait.${code}`);
      return field === "weapon" ? book(`weapon.${code}`) : undefined;
    },
  };
}
