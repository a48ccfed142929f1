/** A way of putting things that no message of a language uses. */
export interface Avoided {
  /** Tried on what a message says; its arguments are read as “{}”, its forms as lines. */
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly better: string;
  /** Messages that say it for good reason, such as "bwOdds.field.order"; the reason stands beside them. */
  readonly except?: readonly string[];
}
