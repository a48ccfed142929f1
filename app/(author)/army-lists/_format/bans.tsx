"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Select } from "@/app/_ui/select";
import type { BogowieWojnyWords } from "@/lib/domain/bogowie-wojny/list/finding";
import type { Bans as FormatBans } from "@/lib/rules/bogowie-wojny/format";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { useEditedFormat } from "./edited-format";

const MAX_ENTRIES = 200;

/** What the organisers exclude: kinds of unit, entries by name, upgrades [13.2]. */
export function Bans() {
  const t = useTranslations("armyList.format");
  const words: BogowieWojnyWords = useTranslations("bogowieWojny");
  const { format, change: changeFormat } = useEditedFormat();
  const { bans } = format;
  const change = (changes: Partial<FormatBans>) => changeFormat({ bans: { ...bans, ...changes } });
  return (
    <section className="grid gap-2" aria-label={t("bans")}>
      <h3 className="small-caps">{t("bans")}</h3>
      <BannedCodes
        label={t("banKind")}
        codes={UNIT_KINDS}
        banned={bans.unitKinds}
        nameOf={(kind) => words(`units.${kind}`)}
        onChange={(unitKinds) => change({ unitKinds })}
      />
      <BannedCodes
        label={t("banUpgrade")}
        codes={UPGRADES}
        banned={bans.upgrades}
        nameOf={(upgrade) => words(`upgrades.${upgrade}`)}
        onChange={(upgrades) => change({ upgrades })}
      />
      <DraftTextField
        label={t("banEntries")}
        hint={t("banEntriesHint")}
        rows={3}
        value={bans.entries.join("\n")}
        maxLength={40_000}
        onCommit={(text) => change({ entries: linesOf(text) })}
      />
    </section>
  );
}

/** Each name once, cut to the limit of a document. */
function linesOf(text: string): string[] {
  const names = text
    .split("\n")
    .map((line) => line.trim().slice(0, 200))
    .filter(Boolean);
  return [...new Set(names)].slice(0, MAX_ENTRIES);
}

interface BannedCodesProps<Code extends string> {
  readonly label: string;
  readonly codes: readonly Code[];
  readonly banned: readonly Code[];
  readonly nameOf: (code: Code) => string;
  readonly onChange: (banned: Code[]) => void;
}

/** Excluded codes, each with a button to admit it again, and a field to exclude another. */
function BannedCodes<Code extends string>(props: BannedCodesProps<Code>) {
  const { label, codes, banned, nameOf, onChange } = props;
  const t = useTranslations("armyList.format");
  return (
    <>
      <Select
        label={label}
        value={null}
        placeholder={t("banNone", { n: banned.length })}
        choices={codes
          .filter((code) => !banned.includes(code))
          .map((code) => ({ value: code, label: nameOf(code) }))}
        onChange={(code) => onChange([...banned, code])}
      />
      {banned.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {banned.map((code) => (
            <Button
              key={code}
              icon={<X aria-hidden />}
              aria-label={t("allowAgain", { name: nameOf(code) })}
              onPress={() => onChange(banned.filter((other) => other !== code))}
            >
              {nameOf(code)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
