/** How the desk asks for a field, how it is stored, and how it contributes to the kind's key. */
export type FieldControl =
  | {
      readonly type: "choice";
      readonly choices: readonly [string, ...string[]];
      /** Whether it can be undecided, that is null, which is a finding. */
      readonly mayStayOpen: boolean;
    }
  /** A width that the rules ask for: null until it is given. */
  | { readonly type: "asked-width" }
  | { readonly type: "width" }
  | { readonly type: "layer"; readonly least: number; readonly most: number }
  | { readonly type: "flag" };

/** One field of a kind of terrain: its value in a new shape, and its control. */
export interface TerrainField<Value = unknown> {
  readonly blank: Value;
  readonly control: FieldControl;
}
export type TerrainFields = Readonly<Record<string, TerrainField>>;

/** The largest width of a shape, in cm. */
export const MAX_WIDTH_CM = 100;

/** One of a few answers, undecided until it is given [table 5]. */
export function question<const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
): TerrainField<Choice | null> {
  return { blank: null, control: { type: "choice", choices, mayStayOpen: true } };
}

/** One of a few answers, `blank` unless another is chosen. */
export function choice<const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  blank: NoInfer<Choice>,
): TerrainField<Choice> {
  return { blank, control: { type: "choice", choices, mayStayOpen: false } };
}

/** A width in cm that decides the effect of the shape, undecided until it is given [table 5]. */
export function askedWidth(): TerrainField<number | null> {
  return { blank: null, control: { type: "asked-width" } };
}

/** A width in cm. */
export function width(blank: number): TerrainField<number> {
  return { blank, control: { type: "width" } };
}

/** The number of layers above the table, 10 m each [1.1.7]. */
export function layer(): TerrainField<number> {
  return { blank: 1, control: { type: "layer", least: 1, most: 12 } };
}

/** A property that a shape either has or does not have. */
export function flag(): TerrainField<boolean> {
  return { blank: false, control: { type: "flag" } };
}
