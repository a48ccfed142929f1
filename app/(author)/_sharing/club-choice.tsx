"use client";

import { useTranslations } from "next-intl";
import { fieldLook, selectLook } from "@/app/_ui/field-look";
import type { SharingState } from "./use-sharing";

interface ClubChoiceProps {
  readonly sharing: SharingState;
  /** Hides the label visually; screen readers still announce it. */
  readonly labelHidden?: boolean;
  readonly className?: string;
}

/**
 * The club whose members see a document, or whose library contains a public one; nothing for users who are in no
 * club, or if the club owns it.
 */
export function ClubChoice({ sharing, labelHidden, className }: ClubChoiceProps) {
  const t = useTranslations("common.sharing");
  const { visibility, clubId, clubs, heldByClub, isBusy, chooseClub } = sharing;
  const look = fieldLook();
  const isPublic = visibility === "public";
  if (heldByClub || clubs.length === 0 || !(isPublic || visibility === "club")) return null;
  return (
    <label className={look.field({ className })}>
      <span className={labelHidden ? "sr-only" : look.label()}>
        {t(isPublic ? "library" : "members")}
      </span>
      <select
        className={selectLook()}
        disabled={isBusy}
        value={clubId ?? ""}
        onChange={(event) => void chooseClub(event.target.value || null)}
      >
        {isPublic && <option value="">{t("none")}</option>}
        {clubs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
