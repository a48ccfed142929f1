import Link from "next/link";
import type { BogowieWojnyHead } from "@/lib/domain/rule-tables/bogowie-wojny-table";

/** Tables of Bogowie Wojny, each leading to its page. */
export function HeadList({ heads }: { readonly heads: readonly BogowieWojnyHead[] }) {
  return (
    <ol className="tablelist bogowie-wojny">
      {heads.map(({ id, chapter, title }) => (
        <li key={id}>
          <Link href={`/rules/bogowie-wojny/tables/${id}`} prefetch={false}>
            <span className="tn">{chapter}</span> {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
