"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button, IconButton } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { Disclosure } from "@/app/_ui/disclosure";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Select } from "@/app/_ui/select";
import { newId } from "@/app/(author)/_editor/new-id";
import { MOST_ALTERNATIVES } from "@/lib/domain/belle-alliance/scenario/alternatives";
import type { ReinforcementFields } from "@/lib/domain/belle-alliance/scenario/commands/reinforcements";
import type { Reinforcement, Side } from "@/lib/domain/belle-alliance/scenario/side";
import { EntryFields } from "./entry-fields";

interface UncertainFieldsProps {
  readonly side: Side;
  readonly arrival: Reinforcement;
  readonly onChange: (fields: ReinforcementFields) => void;
}

const CERTAIN = "certain";
const LEAST = ["2", "3", "4", "5", "6"] as const;

/** What an arrival hangs on: a die, a condition, other entries; and whether its own side knows of it. */
export function UncertainFields({ side, arrival, onChange }: UncertainFieldsProps) {
  const t = useTranslations("events.uncertain");
  const { bound, entry, chance, condition = "", alternatives = [], keptFor } = arrival;
  const setOthers = (others: NonNullable<Reinforcement["alternatives"]>) =>
    onChange({ alternatives: others.length > 0 ? others : undefined });
  return (
    <Disclosure className="col-span-full" title={t("title")}>
      <div className="grid grid-cols-[--spacing(52)_minmax(0,1fr)] items-start gap-3 py-2 max-tablet:grid-cols-1">
        <Select
          label={t("chance")}
          hint={t("dieHint")}
          value={chance === undefined ? CERTAIN : String(chance)}
          choices={[
            { value: CERTAIN, label: t("certain") },
            ...LEAST.map((least) => ({
              value: least,
              label: t("least", { least: Number(least) }),
            })),
          ]}
          onChange={(value) => onChange({ chance: value === CERTAIN ? undefined : Number(value) })}
        />
        <DraftTextField
          label={t("condition")}
          hint={t("conditionHint")}
          value={condition}
          onCommit={(text) => onChange({ condition: text.trim() === "" ? undefined : text })}
          maxLength={1000}
        />
        <Checkbox
          className="col-span-full"
          isSelected={keptFor === "umpire"}
          onChange={(isKept) => onChange({ keptFor: isKept ? "umpire" : undefined })}
        >
          {t("kept")}
        </Checkbox>
        {alternatives.map((other, i) => (
          <fieldset
            key={other.id}
            className="col-span-full flex flex-wrap items-start gap-3 max-tablet:grid"
          >
            <legend className="sr-only">{t("row", { bound })}</legend>
            <EntryFields
              id={other.id}
              entry={other.entry}
              bound={bound}
              colour={side.colour}
              onChange={(next) => setOthers(alternatives.with(i, { ...other, entry: next }))}
            />
            <DraftTextField
              className="grow"
              label={t("when")}
              value={other.when}
              onCommit={(when) => setOthers(alternatives.with(i, { ...other, when }))}
              maxLength={1000}
            />
            <IconButton
              className="mt-5"
              label={t("remove")}
              onPress={() => setOthers(alternatives.filter((each) => each !== other))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </fieldset>
        ))}
        {alternatives.length < MOST_ALTERNATIVES && (
          <p className="col-span-full">
            <Button
              icon={<Plus aria-hidden />}
              onPress={() => {
                const other = { id: newId(), entry: [...entry] as typeof entry, when: "" };
                setOthers([...alternatives, other]);
              }}
            >
              {t("other")}
            </Button>
          </p>
        )}
      </div>
    </Disclosure>
  );
}
