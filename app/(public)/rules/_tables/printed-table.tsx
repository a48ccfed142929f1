import { getTranslations } from "next-intl/server";
import { classNames } from "@/app/_ui/class-names";
import type {
  ColumnInWords,
  GroupInWords,
  RowInWords,
  TableInWords,
} from "@/lib/domain/rule-tables/table-in-words";
import { type TablePart, tableParts } from "@/lib/domain/rule-tables/table-parts";

/** A table as the book lays it out: each part with its own columns a table of its own. */
export function PrintedTable({ table }: { readonly table: TableInWords }) {
  return tableParts(table).map((part) => (
    <Part key={part.id} part={part} label={part.label ?? table.title} />
  ));
}

async function Part({ part, label }: { readonly part: TablePart; readonly label: string }) {
  const t = await getTranslations("rules.table");
  const hasGroups = part.blocks.some(({ group }) => group !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="grid printed">
        {part.label && <caption>{part.label}</caption>}
        <thead>
          <tr>
            {part.columns.map(({ id, label: head }, index) => (
              <th key={id} scope="col" className={index > 0 ? "fig" : undefined}>
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

interface BlockProps {
  readonly block: TablePart["blocks"][number];
  readonly columns: readonly ColumnInWords[];
  /** Some block of the part is a group, so that all have a cell for it. */
  readonly hasGroups: boolean;
}

function Block({ block, columns, hasGroups }: BlockProps) {
  return (
    <tbody className={block.group ? "onecounts" : undefined}>
      {block.heading && (
        <tr className="gr">
          <th colSpan={columns.length + (hasGroups ? 1 : 0)} scope="rowgroup">
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
    <tr id={row.id}>
      {columns.map(({ id }, index) =>
        index === 0 ? (
          <th key={id} scope="row">
            {row.texts[id]}
          </th>
        ) : (
          <td key={id} className={classNames("fig", lookOf(row.texts[id]))}>
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

/** Of a group's rows one counts in each column: its name, and how sure that is. */
function GroupCell({ group, rowSpan }: GroupCellProps) {
  return (
    <td rowSpan={rowSpan} className="groupname">
      {group && (
        <>
          {group.label}
          <small>
            {group.surenessText}
            {group.paragraphs.length > 0 && ` (${group.paragraphs.join(", ")})`}
          </small>
        </>
      )}
    </td>
  );
}

const LONGEST_FIGURE = 14;
/** Longer texts are read as prose and keep room for it on a phone. */
const LONGEST_PHRASE = 44;

function lookOf(text = ""): string {
  if (text === "–") return "blank";
  if (text.length > LONGEST_PHRASE) return "prose";
  return text.length <= LONGEST_FIGURE ? "num" : "";
}
