"use client";

import { Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog } from "@/app/_ui/dialog";
import { lazyPart } from "@/app/_ui/lazy-part";
import { HeadButton } from "../_editor/head-button";
import type { PeopleProps } from "./people";

const People = lazyPart(async () => (await import("./people")).People, { place: "within" });

/** Opens the people of a document. */
export function PeopleButton(props: PeopleProps) {
  const t = useTranslations("documentPeople");
  return (
    <Dialog
      title={t("title")}
      trigger={<HeadButton icon={<Users aria-hidden />}>{t("open")}</HeadButton>}
    >
      <People {...props} />
    </Dialog>
  );
}
