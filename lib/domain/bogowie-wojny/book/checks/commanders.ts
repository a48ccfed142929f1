import type { ArmyBook } from "../army-book";
import { corpsLeading } from "../bodies";
import { type ArmyBookFinding, bookFinding } from "../finding";

/** Findings about commanders: whether those of 6.1 can all be drawn, and which values are missing [6.1, 6.2]. */
export function checkBookCommanders(book: ArmyBook): ArmyBookFinding[] {
  return [...missingRoles(book), ...withoutRole(book), ...leadsTwice(book), ...openValues(book)];
}

function missingRoles({ commanders }: ArmyBook): ArmyBookFinding[] {
  const roles = new Set(commanders.flatMap((commander) => commander.roles));
  const hasGenerals = roles.has("general-of-infantry") || roles.has("general-of-cavalry");
  return [
    ...(roles.has("commander-in-chief")
      ? []
      : [bookFinding("/commanders", "no-commander-in-chief")]),
    ...(hasGenerals ? [] : [bookFinding("/commanders", "no-generals")]),
  ];
}

function withoutRole({ commanders }: ArmyBook): ArmyBookFinding[] {
  return commanders.flatMap(({ name, roles }, i) =>
    roles.length === 0
      ? [bookFinding(`/commanders/${i}/roles`, "commander-without-role", { name })]
      : [],
  );
}

/** A corps commander who also commands its only division leads both as one [13.4]. */
function leadsTwice(book: ArmyBook): ArmyBookFinding[] {
  const { commanders, formations } = book;
  const names = new Map(commanders.map(({ id, name }) => [id, name]));
  const seen = new Set<string>();
  return formations.flatMap((formation, i) => {
    const { commanderId } = formation;
    if (commanderId === null || commanderId === corpsLeading(book, formation)?.commanderId) {
      return [];
    }
    const isRepeated = seen.has(commanderId);
    seen.add(commanderId);
    const name = names.get(commanderId) ?? "";
    const path = `/formations/${i}/commanderId`;
    return isRepeated ? [bookFinding(path, "commander-leads-twice", { name })] : [];
  });
}

function openValues({ commanders }: ArmyBook): ArmyBookFinding[] {
  const paths = commanders.flatMap(({ commandValue }, i) =>
    commandValue === null ? [`/commanders/${i}/commandValue`] : [],
  );
  const [path] = paths;
  if (path === undefined) return [];
  return [{ ...bookFinding(path, "command-values-open", { count: paths.length }), paths }];
}
