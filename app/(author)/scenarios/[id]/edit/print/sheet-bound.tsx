"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { packReaderAt } from "@/lib/domain/belle-alliance/scenario/pack/pack-person";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { audienceIn } from "@/lib/domain/belle-alliance/scenario/view/reader";
import { PAPER_NAMES, PAPER_SIZE_MM } from "@/lib/domain/document/paper";
import {
  MAX_TABLE_SHEETS,
  TABLE_GROUNDS,
  TABLE_SCALES,
  TABLE_UNITS,
  type TableSheetOptions,
  WHOLE_TABLE,
} from "@/lib/domain/table/sheets/table-sheets";
import { useDocument } from "../_desk/scenario-editor";
import type { PackChoice } from "./paper";

interface SheetBoundProps {
  readonly choice: PackChoice;
  readonly address: string;
}

/** How many sheets the table takes as chosen, and how many are printed at most. */
export function SheetBound({ choice, address }: SheetBoundProps) {
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
