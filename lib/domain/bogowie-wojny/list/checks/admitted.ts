import type { ArmyList, PinnedLink } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";

/** Historical bodies and commanders of another book need a link that admits them [13.2]. */
export function checkAdmitted(list: ArmyList): ArmyListFinding[] {
  if (list.bookLinks.length === 0) return [];
  return [
    ...list.formations.flatMap(({ historicalId, general }, i) => [
      ...checkBody(list, historicalId, `/formations/${i}/historicalId`),
      ...checkCommander(list, general?.commanderId, `/formations/${i}/general`),
    ]),
    ...list.corps.flatMap(({ historicalId, commander }, i) => [
      ...checkBody(list, historicalId, `/corps/${i}/historicalId`),
      ...checkCommander(list, commander.commanderId, `/corps/${i}/commander`),
    ]),
    ...checkCommander(list, list.commander.commanderId, "/commander"),
  ];
}

function checkBody(list: ArmyList, historicalId: string | null, path: string): ArmyListFinding[] {
  const body = list.bookFormations.find(({ id }) => id === historicalId);
  const link = linkOf(list, body?.from);
  if (body === undefined || link === undefined || link.bodies) return [];
  const { names } = body;
  const name = names[list.language] || names.pl || names.en || names.da;
  return [findingAt(path, "body-not-admitted", { name, book: link.book.title })];
}

/** A commander needs a link that admits commanders, or one that admits bodies and a body under that commander. */
function checkCommander(
  list: ArmyList,
  commanderId: string | undefined,
  path: string,
): ArmyListFinding[] {
  const commander = list.bookCommanders.find(({ id }) => id === commanderId);
  const link = linkOf(list, commander?.from);
  if (commander === undefined || link === undefined || link.commanders) return [];
  const { name } = commander;
  const isWithBody =
    link.bodies &&
    list.bookFormations.some((body) => body.from?.linkId === link.id && body.commander === name);
  return isWithBody
    ? []
    : [findingAt(path, "commander-not-admitted", { name, book: link.book.title })];
}

function linkOf(
  { bookLinks }: ArmyList,
  from: { readonly linkId: string } | undefined,
): PinnedLink | undefined {
  return from && bookLinks.find(({ id }) => id === from.linkId);
}
