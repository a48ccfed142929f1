/** The type of a value after JSON serialisation: dates become strings. */
export type Wire<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Wire<Value[Key]> }
    : Value;

export function toWire<Value>(value: Value): Wire<Value> {
  return JSON.parse(JSON.stringify(value)) as Wire<Value>;
}

/** The same, with nothing in it to be changed. */
export type Frozen<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
  : Value;
