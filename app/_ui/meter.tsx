import { classNames } from "./class-names";

export interface MeterPart {
  readonly value: number;
  readonly look: "spent" | "second" | "brass" | "carried";
}

export interface MeterProps {
  /** What is measured, with its figures: "28.5 of 32 points". */
  readonly label: string;
  readonly max: number;
  readonly parts: readonly MeterPart[];
}

const LOOKS = { spent: "m1", second: "m2", brass: "m3", carried: "mx" } as const;

/** How much of a whole is used, in parts; past the whole it stays full. */
export function Meter({ label, max, parts }: MeterProps) {
  const used = parts.reduce((sum, part) => sum + part.value, 0);
  return (
    <div className="meter" role="img" aria-label={label}>
      {parts.map((part) => (
        <i
          key={part.look}
          className={LOOKS[part.look]}
          style={{ flexGrow: part.value, flexBasis: 0 }}
        />
      ))}
      <i className={classNames("m0")} style={{ flexGrow: Math.max(0, max - used), flexBasis: 0 }} />
    </div>
  );
}
