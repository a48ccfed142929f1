"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { askApi, sending } from "@/app/_ui/ask-api";
import { Button } from "@/app/_ui/button";
import { toast } from "@/app/_ui/toasts";
import { VISIBILITIES, type Visibility } from "@/lib/domain/permissions";
import { useBook, useEditor } from "./book-editor";
import { ChoiceCell } from "./cells";

const PasteDialog = lazy(() => import("./paste-dialog"));

/** The book's title and what can be done with it as a whole. */
export function BookHead({ visibility }: { readonly visibility: Visibility }) {
  const t = useTranslations("armyBookDesk");
  const { id } = useEditor();
  const { title } = useBook();
  const [isPasting, setPasting] = useState(false);
  return (
    <header>
      <p className="crumb">
        <Link href="/desk">{t("desk")}</Link> <span aria-hidden>›</span> {t("book")}
      </p>
      <h1>{title}</h1>
      <div className="actsrow">
        <Button look="primary" onPress={() => setPasting(true)}>
          {t("paste.open")}
        </Button>
        <ShareChoice visibility={visibility} />
        <Link className="btn" href={`/army-books/${id}`}>
          {t("read")}
        </Link>
        <Link className="btn bare" href={`/army-books/${id}/edit/history`}>
          {t("history")}
        </Link>
      </div>
      {isPasting && (
        <Suspense>
          <PasteDialog onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </header>
  );
}

function ShareChoice({ visibility }: { readonly visibility: Visibility }) {
  const t = useTranslations("armyBookDesk.share");
  const { id } = useEditor();
  const [shown, setShown] = useState(visibility);
  const change = async (next: Visibility | "") => {
    if (next === "") return;
    const call = sending("PUT", { visibility: next });
    const stored = await askApi(`/army-books/${id}/visibility`, call);
    if (stored.ok) setShown(next);
    else toast({ text: t("failed"), look: "error" });
  };
  return (
    <ChoiceCell
      label={t("who")}
      value={shown}
      choices={VISIBILITIES.map((value) => ({ value, label: t(value) }))}
      onCommit={(next) => void change(next)}
    />
  );
}
