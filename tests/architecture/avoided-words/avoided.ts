/** A wording that no message of a language may use. */
export interface Avoided {
  /** Tested against a message's text, with arguments replaced by “{}” and plural and select forms on separate lines. */
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly better: string;
  /**
   * Keys of messages that may use it for good reason, such as "bwOdds.field.order"; the reason is given next to them.
   */
  readonly except?: readonly string[];
}
