import Link from "next/link";

interface RollLink {
  readonly id: string;
  /** Table or chapter. */
  readonly number: string;
  readonly label: string;
  readonly query: Readonly<Record<string, string>>;
}

interface RollLinksProps {
  readonly label: string;
  readonly current: string;
  readonly links: readonly RollLink[];
}

/** The rolls whose odds may be asked for, the one asked for marked. */
export function RollLinks({ label, current, links }: RollLinksProps) {
  return (
    <nav className="oddsrolls" aria-label={label}>
      {links.map(({ id, number, label: name, query }) => (
        <Link
          key={id}
          href={{ query }}
          prefetch={false}
          aria-current={id === current ? "page" : undefined}
        >
          <span className="tn">{number}</span> {name}
        </Link>
      ))}
    </nav>
  );
}
