import { classNames } from "./class-names";

export type CountLook = "plain" | "warn" | "error";

interface CountProps {
  readonly n: number;
  readonly look?: CountLook | undefined;
  /** What is counted, read aloud: "2 errors". */
  readonly label?: string;
}

/** A number in a small ring; nothing at 0. */
export function Count({ n, look = "plain", label }: CountProps) {
  if (n === 0) return null;
  return (
    <span className={classNames("count", look !== "plain" && look)}>
      <span aria-hidden={label !== undefined}>{n}</span>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
