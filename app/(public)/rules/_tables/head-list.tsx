import type { BogowieWojnyHead } from "@/lib/domain/rule-tables/bogowie-wojny-table";
import { TableLink } from "./table-link";

/** Tables of Bogowie Wojny, each leading to its page. */
export function HeadList({ heads }: { readonly heads: readonly BogowieWojnyHead[] }) {
  return (
    <ol>
      {heads.map(({ id, chapter, title }) => (
        <li key={id}>
          <TableLink
            system="bogowie-wojny"
            href={`/rules/bogowie-wojny/tables/${id}`}
            number={chapter}
          >
            <span>{title}</span>
          </TableLink>
        </li>
      ))}
    </ol>
  );
}
