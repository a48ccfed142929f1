import type { ReactNode } from "react";

interface FactCardsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A list of cards for things that can each be ended, such as sessions. */
export function FactCards({ label, children }: FactCardsProps) {
  return (
    <ul className="grid w-full gap-2" aria-label={label}>
      {children}
    </ul>
  );
}

interface FactCardProps {
  readonly name: string;
  /** The button that ends it, or the reason why it cannot be ended here. */
  readonly end: ReactNode;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** One of the cards, with a name and facts. */
export function FactCard({ name, end, facts }: FactCardProps) {
  return (
    <li className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border border-rule-2 px-3 py-2">
      <b>{name}</b>
      {end}
      <dl className="col-span-full flex flex-wrap gap-x-4 gap-y-0.5 text-sm tabular-nums">
        {facts.map(([fact, value]) => (
          <div key={fact} className="flex gap-1.5">
            <dt className="text-ink-2">{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
