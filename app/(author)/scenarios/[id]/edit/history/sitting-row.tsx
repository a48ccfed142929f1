"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import type { Language } from "@/lib/domain/language";
import { formatClock, formatDay } from "@/lib/i18n/formats";
import { type Revision, restoredFrom, type Sitting } from "./sittings";

export interface SittingRowProps {
  readonly sitting: Sitting;
  /** The version that is on the desk now. */
  readonly present: number | null;
  readonly opened: number | null;
  readonly onOpen: (version: number) => void;
}

/** The last state of a sitting; its earlier ones unfold. */
export function SittingRow({ sitting, ...row }: SittingRowProps) {
  const t = useTranslations("history");
  const [isOpen, setOpen] = useState(false);
  const { newest, earlier } = sitting;
  const shown = isOpen ? [newest, ...earlier] : [newest];
  return (
    <li className="sitting">
      {shown.map((revision) => (
        <RevisionRow key={revision.version} revision={revision} {...row} />
      ))}
      {earlier.length > 0 && (
        <Button
          look="bare"
          className="small"
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? t("fold") : t("unfold", { count: earlier.length })}
        </Button>
      )}
    </li>
  );
}

interface RevisionRowProps extends Omit<SittingRowProps, "sitting"> {
  readonly revision: Revision;
}

function RevisionRow({ revision, present, opened, onOpen }: RevisionRowProps) {
  const t = useTranslations("history");
  const language = useLocale() as Language;
  const { version, author } = revision;
  const at = new Date(revision.createdAt);
  const from = restoredFrom(revision);
  const when = { day: formatDay(language, at), time: formatClock(language, at) };
  return (
    <div className="revision" data-current={opened === version || undefined}>
      <span className="num">{version}</span>
      <span>
        {t("when", when)}
        {author && <span className="quiet"> {author}</span>}
        {from !== null && <span className="tag">{t("restoredFrom", { version: from })}</span>}
        {from === null && revision.note && <span className="tag">{revision.note}</span>}
        {version === present && <span className="tag">{t("present")}</span>}
      </span>
      {version !== present && (
        <Button
          className="small"
          aria-label={t("lookAt", { version })}
          aria-pressed={opened === version}
          onPress={() => onOpen(version)}
        >
          {t("look")}
        </Button>
      )}
    </div>
  );
}
