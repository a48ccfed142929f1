/** A numbered body of the French army and who led it, in the year its number is worth a row of table 21. */
interface FrenchCommand {
  readonly year: number;
  readonly body: "corps" | "division";
  readonly number: number;
  /** The commander's name, in plain letters. */
  readonly commander: RegExp;
}

/**
 * Commanders by whom orders of battle call the bodies that table 21 names by number. Names borne by
 * two generals of one campaign are left out.
 */
export const FRENCH_COMMANDS: readonly FrenchCommand[] = [
  { year: 1813, body: "division", number: 12, commander: /\bmorand\b/ },
  { year: 1813, body: "division", number: 32, commander: /\bdurutte\b/ },
  { year: 1813, body: "corps", number: 9, commander: /\baugereau\b/ },
  { year: 1813, body: "corps", number: 11, commander: /\bmacdonald\b/ },
  { year: 1813, body: "corps", number: 13, commander: /\bdavou?s?t\b/ },
  { year: 1813, body: "corps", number: 14, commander: /\bst cyr\b|\bsaint cyr\b/ },
  { year: 1815, body: "division", number: 1, commander: /\bquiot\b|\ballix\b/ },
  { year: 1815, body: "division", number: 6, commander: /\bjerome\b/ },
  { year: 1815, body: "division", number: 14, commander: /\bhulot\b|\bbourmont\b/ },
  { year: 1815, body: "division", number: 19, commander: /\bsimmer\b/ },
  { year: 1815, body: "division", number: 20, commander: /\bjean(n)?in\b/ },
];
