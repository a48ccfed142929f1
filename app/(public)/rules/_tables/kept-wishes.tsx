import type { SearchParams } from "./search-params";

interface KeptWishesProps {
  readonly params: SearchParams;
  /** The names the form has fields of its own for. */
  readonly but: readonly string[];
}

/** What the address asks beside a form's own fields, so that sending the form forgets none of it. */
export function KeptWishes({ params, but }: KeptWishesProps) {
  return Object.entries(params).map(([name, value]) =>
    typeof value === "string" && !but.includes(name) ? (
      <input key={name} type="hidden" name={name} value={value} />
    ) : null,
  );
}
