import { useTranslations } from "next-intl";
import { Disclosure } from "@/app/_ui/disclosure";
import { Select } from "@/app/_ui/select";
import { COLUMN_FIELDS, type ColumnField } from "@/lib/domain/belle-alliance/import/tables/columns";
import type {
  SourceColumn,
  SourceColumns,
} from "@/lib/domain/belle-alliance/import/tables/source-columns";

interface PasteColumnsProps {
  readonly tables: readonly SourceColumns[];
  readonly onChoose: (key: string, field: ColumnField | null) => void;
}

/** The contents of table columns, to be corrected if their headings do not say; expanded if one is unclear. */
export function PasteColumns({ tables, onChoose }: PasteColumnsProps) {
  const t = useTranslations("orderOfBattle.paste");
  const wide = tables.filter(({ columns }) => columns.length > 1);
  if (wide.length === 0) return null;
  const unclear = wide.some(({ isTable }) => !isTable);
  return (
    <Disclosure
      key={String(unclear)}
      className="mt-4"
      title={unclear ? t("columnsUnclear") : t("columns")}
      open={unclear}
    >
      <p className="hint">{t("columnsHint")}</p>
      {wide.map((table) => (
        <TableColumns
          key={table.part ?? ""}
          table={table}
          isAlone={wide.length === 1}
          onChoose={onChoose}
        />
      ))}
    </Disclosure>
  );
}

interface TableColumnsProps extends Pick<PasteColumnsProps, "onChoose"> {
  readonly table: SourceColumns;
  /** Whether the file has no other sheet. */
  readonly isAlone: boolean;
}

function TableColumns({ table: { part, columns }, isAlone, onChoose }: TableColumnsProps) {
  return (
    <>
      {!isAlone && part && <p className="mt-2 font-semibold text-sm">{part}</p>}
      <ul className="mt-2 grid gap-x-4 gap-y-2 tablet:grid-cols-2">
        {columns.map((column) => (
          <li key={column.key}>
            <ColumnChoice column={column} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The value for a column that goes into the units' notes. */
const KEPT = "kept";

function ColumnChoice({
  column: { key, head, field, samples },
  onChoose,
}: {
  readonly column: SourceColumn;
  readonly onChoose: PasteColumnsProps["onChoose"];
}) {
  const t = useTranslations("orderOfBattle.paste");
  const fields = useTranslations("orderOfBattle.paste.field");
  return (
    <Select<ColumnField | typeof KEPT>
      label={head || t("columnNumber", { place: Number(key.slice(1)) || 0 })}
      choices={[
        { value: KEPT, label: fields("kept") },
        ...COLUMN_FIELDS.map((value) => ({ value, label: fields(value) })),
      ]}
      value={field ?? KEPT}
      onChange={(chosen) => onChoose(key, chosen === KEPT ? null : chosen)}
      hint={samples.join(" · ")}
    />
  );
}
