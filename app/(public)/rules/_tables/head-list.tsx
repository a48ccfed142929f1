import type { BogowieWojnyHead } from "@/lib/domain/bogowie-wojny/tables/table";
import { TableLink } from "./table-link";

/** Links to tables of Bogowie Wojny. */
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
