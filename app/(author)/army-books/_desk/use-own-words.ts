"use client";

import { useTranslations } from "next-intl";
import type { OwnWords } from "@/app/(author)/_editor/place-words";

/** What the codes of an army book mean. */
export function useOwnWords(): OwnWords {
  const book = useTranslations("armyBook");
  const words = useTranslations("bogowieWojny");
  return {
    code: (field, code) => {
      if (field === "unitKind") return words(`units.${code}`);
      if (field === "nation") return words(`nations.${code}`);
      if (field === "traits") return book(`trait.${code}`);
      if (field === "roles") return book(`role.${code}`);
      if (field === "level") return book(`level.${code}`);
      return field === "weapon" ? book(`weapon.${code}`) : undefined;
    },
  };
}
