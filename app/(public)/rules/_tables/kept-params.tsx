import type { SearchParams } from "./search-params";

interface KeptParamsProps {
  readonly params: SearchParams;
  /** The names of the form's own fields, which are left out. */
  readonly but: readonly string[];
}

/** Hidden fields for the address's other parameters, so that submitting the form keeps them. */
export function KeptParams({ params, but }: KeptParamsProps) {
  return Object.entries(params).map(([name, value]) =>
    typeof value === "string" && !but.includes(name) ? (
      <input key={name} type="hidden" name={name} value={value} />
    ) : null,
  );
}
