"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { LABEL_SHEETS } from "@/lib/domain/belle-alliance/scenario/pack/label-sheets";
import {
  CARD_LAYOUTS,
  LABEL_VALOURS,
  MAX_COLUMNS,
  MAX_COPIES,
  ORDER_ROWS,
  type PackPart,
  WHOLE_BOOK,
} from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { packReaderAt } from "@/lib/domain/belle-alliance/scenario/pack/pack-person";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { audienceIn } from "@/lib/domain/belle-alliance/scenario/view/reader";
import { PAPER_NAMES, PAPER_SIZE_MM } from "@/lib/domain/document/paper";
import {
  GROUNDS_AS_THEY_LIE,
  MAX_TABLE_SHEETS,
  TABLE_GROUNDS,
  TABLE_SCALES,
  TABLE_UNITS,
  type TableSheetOptions,
  WHOLE_TABLE,
} from "@/lib/domain/table/sheets/table-sheets";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import type { PackChoice, PartOptionsProps } from "./paper";
import { SightPages } from "./sight-pages";

/** The options of a part, shown where the part is ticked. */
const OPTIONS: Readonly<Partial<Record<PackPart, (props: PartOptionsProps) => ReactNode>>> = {
  figures: (props) => <OwnedBy {...props} />,
  sight: (props) => <SightPages {...props} />,
  "unit-sheets": (props) => (
    <OneOf {...props} option="cards" values={CARD_LAYOUTS} fallback={WHOLE_BOOK.cards} />
  ),
  "order-sheets": (props) => (
    <>
      <OneOf {...props} option="orderRows" values={ORDER_ROWS} fallback={WHOLE_BOOK.orderRows} />
      <HowMany {...props} option="columns" most={MAX_COLUMNS} />
    </>
  ),
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

interface OwnClub {
  readonly slug: string;
  readonly name: string;
}

const NOBODY = "";

/** Whose figures and terrain a game needs none of; nothing for users who are in no club. */
function OwnedBy({ options, onChange }: PartOptionsProps) {
  const t = useTranslations("printPage.options.club");
  const clubs = useOwnClubs();
  const { club = NOBODY, ...others } = options;
  const choose = (slug: string) => onChange(slug === NOBODY ? others : { ...others, club: slug });
  const isGone = clubs !== null && club !== NOBODY && clubs.every(({ slug }) => slug !== club);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is cleared once, when the user has left the club
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

interface SheetBoundProps {
  readonly choice: PackChoice;
  readonly address: string;
}

/** How many sheets the table takes as chosen, and how many are printed at most. */
function SheetBound({ choice, address }: SheetBoundProps) {
  const t = useTranslations("printPage.options.scale");
  const count = useSheetCount(choice, address);
  if (count === null) return null;
  const paper = PAPER_NAMES[choice.paper];
  return (
    <p className="w-full text-ink-3 text-sm tabular-nums">
      {t("sheets", { count, paper, most: MAX_TABLE_SHEETS })}
    </p>
  );
}

const whole = (scenario: Scenario) => scenario;

/** The sheets of the reader's table; null before they are counted. */
function useSheetCount({ paper, options }: PackChoice, address: string): number | null {
  const scenario = useDocument(whole);
  const [count, setCount] = useState<number | null>(null);
  const { scale, ground, units } = options;
  useEffect(() => {
    let isGone = false;
    const reader = packReaderAt(address);
    const table = tableOf(scale, ground, units);
    const on = { paperMm: PAPER_SIZE_MM[paper], scale: table.scale };
    const tools = Promise.all([
      import("@/lib/domain/table/sheets/sheet-count"),
      import("@/lib/domain/belle-alliance/drawing/map-scene"),
      import("@/lib/domain/belle-alliance/scenario/view-for"),
    ]).catch(() => null);
    void tools.then((loaded) => {
      if (isGone || !loaded || !reader) return;
      const [{ countSheets }, { mapScene }, { viewFor }] = loaded;
      const { map } = viewFor(scenario, audienceIn(scenario, reader));
      setCount(countSheets({ scene: mapScene(map) }, table, on));
    });
    return () => {
      isGone = true;
    };
  }, [scenario, address, paper, scale, ground, units]);
  return count;
}

/** The table as the query of a pack names it. */
function tableOf(scale?: string, ground?: string, units?: string): TableSheetOptions {
  return {
    scale: TABLE_SCALES.find((each) => String(each) === scale) ?? WHOLE_TABLE.scale,
    ground: TABLE_GROUNDS.find((each) => each === ground) ?? WHOLE_TABLE.ground,
    units: TABLE_UNITS.find((each) => each === units) ?? WHOLE_TABLE.units,
  };
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
