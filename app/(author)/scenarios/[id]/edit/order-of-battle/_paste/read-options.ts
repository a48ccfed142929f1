import { useMemo, useState } from "react";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import {
  COLUMN_FIELDS,
  type ColumnField,
  type ColumnMapping,
} from "@/lib/domain/belle-alliance/import/tables/columns";
import type { OfficersChoice } from "@/lib/domain/belle-alliance/import/words/officers";
import type { Nation } from "@/lib/rules/belle-alliance/nation";

/** What the author says about a text or file that it does not say itself. */
export interface ReadOptions {
  readonly nation: Nation | null;
  readonly officers: OfficersChoice;
  readonly columns: ColumnMapping;
}

/** The options for reading, with their setters. */
export interface ReadChoices {
  readonly options: ReadOptions;
  readonly setNation: (nation: Nation | null) => void;
  readonly setOfficers: (officers: OfficersChoice) => void;
  readonly setColumn: (key: string, field: ColumnField | null) => void;
}

/** Stored in this browser by column heading. */
const KEPT_COLUMNS = "order-of-battle-columns";
const MAX_KEPT = 200;
/** A column identified only by its position is a different one in the next table. */
const BY_PLACE = /^#\d+$/;

/** The options of one import; the contents of columns are remembered for the next. */
export function useReadOptions(): ReadChoices {
  const [nation, setNation] = useState<Nation | null>(null);
  const [officers, setOfficers] = useState<OfficersChoice>("apart");
  const [placed, setPlaced] = useState<ColumnMapping>({});
  const [kept, keep] = useStoredDraft<ColumnMapping>(KEPT_COLUMNS);
  const columns = useMemo(() => ({ ...wellFormed(kept), ...placed }), [kept, placed]);
  const setColumn = (key: string, field: ColumnField | null) => {
    if (BY_PLACE.test(key)) setPlaced((before) => ({ ...before, [key]: field }));
    else keep(Object.fromEntries(Object.entries({ ...kept, [key]: field }).slice(-MAX_KEPT)));
  };
  const options = useMemo(() => ({ nation, officers, columns }), [nation, officers, columns]);
  return { options, setNation, setOfficers, setColumn };
}

/** Drops entries that another version of this page may have stored. */
function wellFormed(kept: ColumnMapping | null): ColumnMapping {
  const fields: ReadonlySet<unknown> = new Set([...COLUMN_FIELDS, null]);
  return Object.fromEntries(Object.entries(kept ?? {}).filter(([, field]) => fields.has(field)));
}
