"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { NativeTick } from "@/app/_ui/native-tick";
import {
  DEFAULT_ROSTER_PARTS,
  ROSTER_LAYOUTS,
  ROSTER_PARTS,
  type RosterPart,
} from "@/lib/domain/bogowie-wojny/list/roster-print";
import { Choice } from "./choice";

/** Paper sizes for rosters, the most usual first. */
const PAPERS = ["a4", "letter", "a3"] as const;

interface RosterPrintProps {
  /** The PDF's address without the options chosen here: `/api/v1/army-lists/{id}/roster.pdf?lang=en`. */
  readonly address: string;
  readonly onTake: ((how: string) => void) | undefined;
}

/** Chooses the parts to print, the roster's layout and the paper size, with the print button. */
export function RosterPrint({ address, onTake }: RosterPrintProps) {
  const t = useTranslations("rosterFiles");
  const [layout, setLayout] = useState<string>(ROSTER_LAYOUTS[0]);
  const [paper, setPaper] = useState<string>(PAPERS[0]);
  const [parts, setParts] = useState<readonly RosterPart[]>(DEFAULT_ROSTER_PARTS);
  const how = `layout=${layout}&paper=${paper}&parts=${parts.join(",")}`;
  return (
    <div className="grid gap-2">
      <Parts chosen={parts} onChange={setParts} />
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Choice label={t("layout")} value={layout} onChange={setLayout}>
          {ROSTER_LAYOUTS.map((one) => ({ value: one, label: t(`layouts.${one}`) }))}
        </Choice>
        <Choice label={t("paper")} value={paper} onChange={setPaper}>
          {PAPERS.map((one) => ({ value: one, label: t(`papers.${one}`) }))}
        </Choice>
        {onTake || parts.length === 0 ? (
          <button
            type="button"
            className={buttonLook({ look: "primary" })}
            disabled={parts.length === 0}
            onClick={() => onTake?.(how)}
          >
            {t("print")}
          </button>
        ) : (
          <a
            className={buttonLook({ look: "primary" })}
            href={`${address}&${how}`}
            target="_blank"
            rel="noreferrer"
          >
            {t("print")}
          </a>
        )}
      </div>
    </div>
  );
}

interface PartsProps {
  readonly chosen: readonly RosterPart[];
  readonly onChange: (parts: readonly RosterPart[]) => void;
}

function Parts({ chosen, onChange }: PartsProps) {
  const t = useTranslations("rosterFiles.parts");
  const choose = (part: RosterPart, isWanted: boolean) =>
    onChange(ROSTER_PARTS.filter((one) => (one === part ? isWanted : chosen.includes(one))));
  return (
    <fieldset>
      <legend className="text-xs text-ink-2">{t("title")}</legend>
      <div className="flex flex-wrap gap-x-4">
        {ROSTER_PARTS.map((part) => (
          <NativeTick
            key={part}
            checked={chosen.includes(part)}
            onChange={(event) => choose(part, event.target.checked)}
          >
            {t(`names.${part}`)}
          </NativeTick>
        ))}
      </div>
      <output className="text-sm text-ink-2 empty:hidden">
        {chosen.length === 0 ? t("none") : ""}
      </output>
    </fieldset>
  );
}
