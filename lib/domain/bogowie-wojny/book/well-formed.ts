import type { Issue } from "../../document/error-code";
import type { ArmyBook, BookFormation, BookLink } from "./army-book";
import { BOOK_FORMATION_LEVELS } from "./book-words";

/** Faults of a book that its schema cannot express: repeated ids, dangling references, and cycles of formations or links. */
export function issuesOfArmyBook(book: ArmyBook): Issue[] {
  return [
    ...repeatedIds(book),
    ...wrongSizes(book),
    ...unknownReferences(book),
    ...wrongParents(book),
    ...book.links.flatMap((link, i) => wrongLink(book, link, `/links/${i}`)),
  ];
}

function repeatedIds(book: ArmyBook): Issue[] {
  const seen = new Set<string>();
  const lists = ["entries", "formations", "commanders", "specialRules", "links"] as const;
  return lists.flatMap((list) =>
    book[list].flatMap(({ id }, i) => {
      const repeated = seen.has(id);
      seen.add(id);
      const message = `The id "${id}" is used twice. Each id must be unique in its document.`;
      return repeated ? [{ path: `/${list}/${i}/id`, code: "repeated-id", message }] : [];
    }),
  );
}

function wrongSizes(book: ArmyBook): Issue[] {
  return book.entries.flatMap(({ regimentBases }, i) => {
    if (regimentBases === null || regimentBases.least <= regimentBases.most) return [];
    const { least, most } = regimentBases;
    const message = `A regiment of ${least} bases at least cannot have ${most} at most; exchange the two.`;
    return [{ path: `/entries/${i}/regimentBases/most`, code: "least-over-most", message }];
  });
}

function unknownReferences(book: ArmyBook): Issue[] {
  const entries = new Set(book.entries.map(({ id }) => id));
  const commanders = new Set(book.commanders.map(({ id }) => id));
  return book.formations.flatMap((formation, i) => {
    const { commanderId } = formation;
    const strangers = formation.regiments.flatMap(({ entryId }, j) =>
      entries.has(entryId)
        ? []
        : [unknown(`/formations/${i}/regiments/${j}/entryId`, "entry", entryId)],
    );
    if (commanderId === null || commanders.has(commanderId)) return strangers;
    return [...strangers, unknown(`/formations/${i}/commanderId`, "commander", commanderId)];
  });
}

function unknown(path: string, what: string, id: string): Issue {
  const message = `No ${what} of this book has the id "${id}"; name one that stands in it.`;
  return { path, code: `unknown-${what}`, message };
}

/** A parent must exist and have a higher level, which also rules out cycles. */
function wrongParents(book: ArmyBook): Issue[] {
  const byId = new Map(book.formations.map((formation) => [formation.id, formation]));
  return book.formations.flatMap((formation, i) => {
    if (formation.parentId === null) return [];
    const path = `/formations/${i}/parentId`;
    const parent = byId.get(formation.parentId);
    if (!parent) return [unknown(path, "formation", formation.parentId)];
    return rankOf(parent) < rankOf(formation) ? [] : [wrongLevel(path, formation, parent)];
  });
}

function rankOf({ level }: BookFormation): number {
  return BOOK_FORMATION_LEVELS.indexOf(level);
}

function wrongLevel(path: string, child: BookFormation, parent: BookFormation): Issue {
  const message = `A ${child.level} cannot stand in a ${parent.level}, nor formations in a circle; name one of a higher level, or null.`;
  return { path, code: "circular-formation", message };
}

function wrongLink(book: ArmyBook, { nation, bookId }: BookLink, path: string): Issue[] {
  if ((nation === null) === (bookId === null)) {
    const message =
      "A link names either a nation or a book; set one of the two and leave the other null.";
    return [{ path, code: "link-without-aim", message }];
  }
  if (nation !== null && nation === book.nation) {
    const message = `This book is of the nation "${nation}" itself; a link to it would run in a circle.`;
    return [{ path: `${path}/nation`, code: "circular-link", message }];
  }
  return [];
}
