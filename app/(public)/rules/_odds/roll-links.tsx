import Link from "next/link";

interface RollLink {
  readonly id: string;
  /** The number of the table or chapter. */
  readonly number: string;
  readonly label: string;
  readonly query: Readonly<Record<string, string>>;
}

interface RollLinksProps {
  readonly label: string;
  readonly current: string;
  readonly links: readonly RollLink[];
}

/** Links to the rolls whose odds can be calculated; the current one is marked. */
export function RollLinks({ label, current, links }: RollLinksProps) {
  return (
    <nav className="flex flex-wrap gap-2 py-4" aria-label={label}>
      {links.map(({ id, number, label: name, query }) => (
        <Link
          key={id}
          href={{ query }}
          prefetch={false}
          aria-current={id === current ? "page" : undefined}
          className="inline-flex min-h-control items-center gap-2 rounded-md border border-edge bg-sheet px-3 text-ink text-sm no-underline hover:bg-hover chosen:border-brass chosen:bg-select chosen:font-semibold chosen:shadow-here max-tablet:flex-auto"
        >
          <span className="font-semibold font-serif text-ink-2 text-xs leading-none">{number}</span>{" "}
          {name}
        </Link>
      ))}
    </nav>
  );
}
