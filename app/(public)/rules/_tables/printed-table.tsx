import { getTranslations } from "next-intl/server";
import type {
  ColumnInWords,
  GroupInWords,
  RowInWords,
  TableInWords,
} from "@/lib/domain/document/rule-tables/table-in-words";
import { type TablePart, tableParts } from "@/lib/domain/document/rule-tables/table-parts";

/** A table as in the book; each part with its own columns is a separate table. */
export function PrintedTable({ table }: { readonly table: TableInWords }) {
  return tableParts(table).map((part) => (
    <Part key={part.id} part={part} label={part.label ?? table.title} />
  ));
}

async function Part({ part, label }: { readonly part: TablePart; readonly label: string }) {
  const t = await getTranslations("rules.table");
  const hasGroups = part.blocks.some(({ group }) => group !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="data-table mt-5">
        {part.label && (
          <caption className="pb-2 text-start font-semibold font-serif text-lg leading-tight">
            {part.label}
          </caption>
        )}
        <thead>
          <tr>
            {part.columns.map(({ id, label: head }) => (
              <th key={id} scope="col">
                {head}
              </th>
            ))}
            {hasGroups && <th scope="col">{t("oneCounts")}</th>}
          </tr>
        </thead>
        {part.blocks.map((block) => (
          <Block
            key={block.rows[0]?.id}
            block={block}
            columns={part.columns}
            hasGroups={hasGroups}
          />
        ))}
      </table>
    </section>
  );
}

/** Rows between double lines, with a mark at the start. */
const ONE_COUNTS = "border-y-3 border-rule-2 border-double shadow-marked";

interface BlockProps {
  readonly block: TablePart["blocks"][number];
  readonly columns: readonly ColumnInWords[];
  /** Whether any block of the part is a group; all blocks then have a cell for it. */
  readonly hasGroups: boolean;
}

function Block({ block, columns, hasGroups }: BlockProps) {
  return (
    <tbody className={block.group ? ONE_COUNTS : undefined}>
      {block.heading && (
        <tr>
          <th
            colSpan={columns.length + (hasGroups ? 1 : 0)}
            scope="rowgroup"
            className="pt-3 font-semibold font-serif text-xs leading-tight tracking-caps uppercase"
          >
            {block.heading}
          </th>
        </tr>
      )}
      {block.rows.map((row, index) => (
        <Row key={row.id} row={row} columns={columns}>
          {hasGroups && index === 0 && (
            <GroupCell group={block.group} rowSpan={block.rows.length} />
          )}
        </Row>
      ))}
    </tbody>
  );
}

interface RowProps {
  readonly row: RowInWords;
  readonly columns: readonly ColumnInWords[];
  readonly children: React.ReactNode;
}

function Row({ row, columns, children }: RowProps) {
  return (
    <tr id={row.id} className="scroll-mt-20 target:bg-select">
      {columns.map(({ id }, index) =>
        index === 0 ? (
          <th key={id} scope="row" className="max-w-[46ch]">
            {row.texts[id]}
          </th>
        ) : (
          <td key={id} className={lookOf(row.texts[id])}>
            {row.texts[id]}
          </td>
        ),
      )}
      {children}
    </tr>
  );
}

interface GroupCellProps {
  readonly group: GroupInWords | null;
  readonly rowSpan: number;
}

/** The name of a group of rows, of which one counts in each column, and how certain that is. */
function GroupCell({ group, rowSpan }: GroupCellProps) {
  return (
    <td rowSpan={rowSpan} className="align-top text-ink-2 text-xs">
      {group && (
        <>
          {group.label}
          <small className="block text-ink-3">
            {group.surenessText}
            {group.paragraphs.length > 0 && ` (${group.paragraphs.join(", ")})`}
          </small>
        </>
      )}
    </td>
  );
}

const LONGEST_FIGURE = 14;
/** The length in characters above which a text is set as prose, keeping its width on a phone. */
const LONGEST_PHRASE = 44;

function lookOf(text = ""): string | undefined {
  if (text === "–") return "text-ink-3";
  if (text.length > LONGEST_PHRASE) return "min-w-[30ch]";
  return text.length <= LONGEST_FIGURE ? "num" : undefined;
}
