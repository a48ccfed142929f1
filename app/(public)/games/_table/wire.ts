/** A value as JSON brings it: instants are text. */
export type Wire<Value> = Value extends Date
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: Wire<Value[Key]> }
    : Value;

export function toWire<Value>(value: Value): Wire<Value> {
  return JSON.parse(JSON.stringify(value)) as Wire<Value>;
}
