"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Select } from "@/app/_ui/select";
import { useEditor } from "../_desk/scenario-editor";
import type { PartOptionsProps } from "./paper";

interface OwnClub {
  readonly slug: string;
  readonly name: string;
}

const NOBODY = "";

/** Whose figures and terrain a game needs none of; nothing for users who are in no club. */
export function OwnedBy({ options, onChange }: PartOptionsProps) {
  const t = useTranslations("printPage.options.club");
  const clubs = useOwnClubs();
  const { club = NOBODY, ...others } = options;
  const choose = (slug: string) => onChange(slug === NOBODY ? others : { ...others, club: slug });
  const isGone = clubs !== null && club !== NOBODY && clubs.every(({ slug }) => slug !== club);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a club one has left is let go of once
  useEffect(() => {
    if (isGone) choose(NOBODY);
  }, [isGone]);
  if (!clubs?.length) return null;
  return (
    <Select
      label={t("label")}
      value={club}
      choices={[
        { value: NOBODY, label: t("none") },
        ...clubs.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onChange={choose}
    />
  );
}

/** The clubs of the user who is signed in; null until they are known. */
function useOwnClubs(): readonly OwnClub[] | null {
  const { isLocal } = useEditor();
  const [clubs, setClubs] = useState<readonly OwnClub[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const asking = isLocal ? null : callApi("GET /clubs");
    void asking?.then((answer) => {
      if (!isGone && answer.ok) setClubs(answer.value.items);
    });
    return () => {
      isGone = true;
    };
  }, [isLocal]);
  return clubs;
}
