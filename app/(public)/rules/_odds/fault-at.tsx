/** What is wrong, or what contradicts something else, by the name of the field: in words. */
type TextAt = Readonly<Record<string, string>>;

/** All that is said at the fields of a form of odds. */
export interface Said {
  readonly faults: TextAt;
  readonly remarks: TextAt;
}

/** What is wrong at a field. */
export function FaultAt({ name, faults }: { readonly name: string; readonly faults: TextAt }) {
  return faults[name] ? (
    <p id={`${name}-fault`} className="field-error">
      {faults[name]}
    </p>
  ) : null;
}

/** Why the ticked row contradicts another one. */
export function RemarkAt({ name, remarks }: { readonly name: string; readonly remarks: TextAt }) {
  return remarks[name] ? (
    <p id={`${name}-remark`} className="oddsremark">
      {remarks[name]}
    </p>
  ) : null;
}

/** What a field needs so that what is said of it, and whether it is wrong, is known without seeing it. */
export function saidProps(name: string, { faults, remarks }: Said) {
  if (faults[name]) return { "aria-invalid": true, "aria-describedby": `${name}-fault` };
  return remarks[name] ? { "aria-describedby": `${name}-remark` } : {};
}
