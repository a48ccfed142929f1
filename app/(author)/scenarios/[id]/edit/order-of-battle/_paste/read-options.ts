import { useMemo, useState } from "react";
import { useKept } from "@/app/_ui/use-kept";
import {
  COLUMN_FIELDS,
  type ColumnField,
  type ColumnMapping,
} from "@/lib/domain/scenario/paste/columns";
import type { OfficersChoice } from "@/lib/domain/scenario/paste/officers";
import type { Nation } from "@/lib/rules/belle-alliance/nation";

/** What its author says about a text or file that this does not say itself. */
export interface ReadOptions {
  readonly nation: Nation | null;
  readonly officers: OfficersChoice;
  readonly columns: ColumnMapping;
}

/** The choices of reading, and how to make them. */
export interface ReadChoices {
  readonly options: ReadOptions;
  readonly setNation: (nation: Nation | null) => void;
  readonly setOfficers: (officers: OfficersChoice) => void;
  readonly setColumn: (key: string, field: ColumnField | null) => void;
}

/** In this browser, by their headings. */
const KEPT_COLUMNS = "order-of-battle-columns";
const MOST_KEPT = 200;
/** A column that only its place names is another one in the next table. */
const BY_PLACE = /^#\d+$/;

/** The choices of one import; what columns hold is remembered for the next. */
export function useReadOptions(): ReadChoices {
  const [nation, setNation] = useState<Nation | null>(null);
  const [officers, setOfficers] = useState<OfficersChoice>("apart");
  const [placed, setPlaced] = useState<ColumnMapping>({});
  const [kept, keep] = useKept<ColumnMapping>(KEPT_COLUMNS);
  const columns = useMemo(() => ({ ...wellFormed(kept), ...placed }), [kept, placed]);
  const setColumn = (key: string, field: ColumnField | null) => {
    if (BY_PLACE.test(key)) setPlaced((before) => ({ ...before, [key]: field }));
    else keep(Object.fromEntries(Object.entries({ ...kept, [key]: field }).slice(-MOST_KEPT)));
  };
  const options = useMemo(() => ({ nation, officers, columns }), [nation, officers, columns]);
  return { options, setNation, setOfficers, setColumn };
}

/** Another version of this page may have kept something else. */
function wellFormed(kept: ColumnMapping | null): ColumnMapping {
  const fields: ReadonlySet<unknown> = new Set([...COLUMN_FIELDS, null]);
  return Object.fromEntries(Object.entries(kept ?? {}).filter(([, field]) => fields.has(field)));
}
