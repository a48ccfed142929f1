"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { LABEL_SHEETS } from "@/lib/domain/belle-alliance/scenario/pack/label-sheets";
import {
  CARD_LAYOUTS,
  LABEL_VALOURS,
  MAX_COLUMNS,
  MAX_COPIES,
  type PackPart,
  WHOLE_BOOK,
} from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import {
  GROUNDS_AS_THEY_LIE,
  TABLE_GROUNDS,
  TABLE_SCALES,
  TABLE_UNITS,
  WHOLE_TABLE,
} from "@/lib/domain/table/sheets/table-sheets";
import { OwnedBy } from "./owned-by";
import type { PackChoice, PartOptionsProps } from "./paper";
import { SheetBound } from "./sheet-bound";

/** The options of a part, shown where the part is ticked. */
const OPTIONS: Readonly<Partial<Record<PackPart, (props: PartOptionsProps) => ReactNode>>> = {
  figures: (props) => <OwnedBy {...props} />,
  "unit-sheets": (props) => (
    <OneOf {...props} option="cards" values={CARD_LAYOUTS} fallback={WHOLE_BOOK.cards} />
  ),
  "order-sheets": (props) => <HowMany {...props} option="columns" most={MAX_COLUMNS} />,
  "message-forms": (props) => <HowMany {...props} option="copies" most={MAX_COPIES} />,
  "adjutant-slips": (props) => <HowMany {...props} option="copies" most={MAX_COPIES} />,
  labels: (props) => (
    <>
      <OneOf {...props} option="labels" values={LABEL_SHEETS} fallback={WHOLE_BOOK.labels} />
      <OneOf
        {...props}
        option="labelValour"
        values={LABEL_VALOURS}
        fallback={WHOLE_BOOK.labelValour}
      />
    </>
  ),
  "table-sheets": (props) => (
    <>
      <OneOf
        {...props}
        option="scale"
        values={TABLE_SCALES.map(String)}
        fallback={String(WHOLE_TABLE.scale)}
      />
      <OneOf {...props} option="ground" values={TABLE_GROUNDS} fallback={WHOLE_TABLE.ground} />
      {isLaid(props.options.ground) && (
        <OneOf {...props} option="units" values={TABLE_UNITS} fallback={WHOLE_TABLE.units} />
      )}
    </>
  ),
};

/** Troops stand on the table as it lies, and on nothing that is cut out. */
function isLaid(ground: string = WHOLE_TABLE.ground): boolean {
  return GROUNDS_AS_THEY_LIE.some((each) => each === ground);
}

interface OptionsProps extends Pick<PartOptionsProps, "onChange"> {
  readonly part: PackPart;
  readonly choice: PackChoice;
  /** The reader's address. */
  readonly address: string;
}

export function PartOptions({ part, choice, address, onChange }: OptionsProps) {
  const Options = OPTIONS[part];
  if (!Options) return null;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2 ps-6 pt-1">
      <Options options={choice.options} onChange={onChange} />
      {part === "table-sheets" && <SheetBound choice={choice} address={address} />}
    </div>
  );
}

interface OneOfProps extends PartOptionsProps {
  /** The parameter's name. */
  readonly option: string;
  readonly values: readonly string[];
  readonly fallback: string;
}

function OneOf({ options, onChange, option, values, fallback }: OneOfProps) {
  const t = useTranslations(`printPage.options.${option}`);
  return (
    <Select
      label={t("label")}
      value={options[option] ?? fallback}
      choices={values.map((value) => ({ value, label: t(value) }))}
      onChange={(value) => onChange({ ...options, [option]: value })}
    />
  );
}

interface HowManyProps extends PartOptionsProps {
  readonly option: string;
  readonly most: number;
}

/** If empty, the pack decides. */
function HowMany({ options, onChange, option, most }: HowManyProps) {
  const t = useTranslations(`printPage.options.${option}`);
  const { [option]: chosen, ...others } = options;
  return (
    <NumberField
      label={t("label")}
      hint={t("hint")}
      value={chosen === undefined ? null : Number(chosen)}
      minValue={1}
      maxValue={most}
      onCommit={(value) =>
        onChange(value === null ? others : { ...others, [option]: String(value) })
      }
    />
  );
}
