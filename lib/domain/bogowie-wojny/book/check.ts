import { type AcceptedFinding, siftFindings } from "../../document/accepted-findings";
import type { ArmyBook } from "./army-book";
import { checkBookCommanders } from "./checks/commanders";
import { checkEntries } from "./checks/entries";
import { checkBookFormations } from "./checks/formations";
import { checkProfiles } from "./checks/profiles";
import { openFigures } from "./figures";
import type { ArmyBookFinding } from "./finding";

/** Counts of a book's contents. */
interface ArmyBookSummary {
  readonly entries: number;
  /** Entries without a Wagomiar row, which the player chooses. */
  readonly openKinds: number;
  /** Entries with a figure that the book does not give. */
  readonly openProfiles: number;
  readonly formations: number;
  readonly commanders: number;
  readonly specialRules: number;
}

interface ArmyBookReport {
  readonly summary: ArmyBookSummary;
  readonly findings: ArmyBookFinding[];
  readonly accepted: AcceptedFinding<ArmyBookFinding>[];
}

/**
 * Checks a book against the rules on statistics, sizes, maxima, commanders and formations [2.2–2.8, 6.1–6.2, 9.2–9.4,
 * 13.2–13.3]. Findings the author has accepted are listed separately.
 */
export function checkArmyBook(book: ArmyBook): ArmyBookReport {
  const all = [
    ...checkEntries(book),
    ...checkProfiles(book),
    ...checkBookFormations(book),
    ...checkBookCommanders(book),
  ];
  return { summary: summaryOf(book), ...siftFindings(book, all) };
}

function summaryOf(book: ArmyBook): ArmyBookSummary {
  return {
    entries: book.entries.length,
    openKinds: book.entries.filter(({ unitKind }) => unitKind === null).length,
    openProfiles: book.entries.filter((entry) => openFigures(entry).length > 0).length,
    formations: book.formations.length,
    commanders: book.commanders.length,
    specialRules: book.specialRules.length,
  };
}
