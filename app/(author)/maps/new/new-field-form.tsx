"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import { NumberField } from "@/app/_ui/number-field";
import type { Refusal } from "@/app/_ui/request-json";
import { TextField } from "@/app/_ui/text-field";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { BATTLEFIELD_LIMITS } from "@/lib/domain/bogowie-wojny/field/limits";
import { newBattlefield } from "@/lib/domain/bogowie-wojny/field/new-battlefield";
import { ownTableText } from "@/lib/domain/bogowie-wojny/field/table-text";
import type { Language } from "@/lib/domain/document/language";
import { BATTLE_AREAS, type BattleArea } from "@/lib/rules/bogowie-wojny/battle-area";
import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { TABLE_SIZES } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { type Home, startDocument } from "../../_local/start-document";
import { NativeChoice } from "../_desk/native-choice";

const OWN = "own";
type TableId = (typeof TABLE_SIZES)[number]["id"] | typeof OWN;
const SMALLEST: TableCm = { widthCm: TABLE_SIZES[0].widthCm, depthCm: TABLE_SIZES[0].depthCm };

interface NewFieldFormProps {
  readonly language: Language;
  readonly home: Home;
}

/** Title, table and area of a battlefield that people lay out themselves. */
export function NewFieldForm({ language, home }: NewFieldFormProps) {
  const t = useTranslations("battlefieldDesk.start");
  const words = useTranslations("battlefield");
  const [title, setTitle] = useState("");
  const [tableId, setTableId] = useState<TableId>("120x120");
  const [own, setOwn] = useState<TableCm>(SMALLEST);
  const [area, setArea] = useState<BattleArea>("farmland");
  const refusalWords = useRefusalWords();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    setSending(true);
    const table = TABLE_SIZES.find(({ id }) => id === tableId) ?? own;
    const field = newBattlefield({ title: title.trim() || t("untitled"), language, table, area });
    const stored = await startDocument(field, home);
    if (stored.ok) location.assign(stored.value.href);
    else {
      setRefusal(stored.refusal);
      setSending(false);
    }
  };
  return (
    <form className="grid w-full gap-4" onSubmit={(event) => void start(event)}>
      <TextField label={t("name")} value={title} maxLength={200} onChange={setTitle} />
      <NativeChoice
        label={t("table")}
        value={tableId}
        choices={[
          ...TABLE_SIZES.map(({ id, widthCm, depthCm }) => ({
            value: id,
            label: words("form.sizes", { width: widthCm, depth: depthCm }),
          })),
          { value: OWN, label: words("form.own") },
        ]}
        onChange={setTableId}
      />
      {tableId === OWN && <OwnTable table={own} area={area} onTable={setOwn} />}
      <NativeChoice
        label={t("area")}
        value={area}
        choices={BATTLE_AREAS.map((value) => ({ value, label: words(`areas.${value}`) }))}
        onChange={setArea}
      />
      <div role="alert">
        {refusal && <InlineFinding look="error">{refusalWords(refusal)}</InlineFinding>}
      </div>
      <Button look="primary" type="submit" isPending={isSending}>
        {t("start")}
      </Button>
    </form>
  );
}

interface OwnTableProps {
  readonly table: TableCm;
  readonly area: BattleArea;
  readonly onTable: (table: TableCm) => void;
}

/** A size other than the book's three, and the rules applied to it. */
function OwnTable({ table, area, onTable }: OwnTableProps) {
  const words = useTranslations("battlefield");
  const { leastSideCm, mostWidthCm, mostDepthCm } = BATTLEFIELD_LIMITS;
  const side = { unit: "cm", minValue: leastSideCm, step: 1, isWheelDisabled: true } as const;
  const text = ownTableText(table, area, words);
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-2">
        <NumberField
          label={words("form.width")}
          {...side}
          maxValue={mostWidthCm}
          value={table.widthCm}
          onCommit={(widthCm) => widthCm !== null && onTable({ ...table, widthCm })}
        />
        <NumberField
          label={words("form.depth")}
          {...side}
          maxValue={mostDepthCm}
          value={table.depthCm}
          onCommit={(depthCm) => depthCm !== null && onTable({ ...table, depthCm })}
        />
      </div>
      {text && <p className="hint mt-1.5">{text}</p>}
    </>
  );
}
