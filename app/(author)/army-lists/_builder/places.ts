import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import type { ArmyListFinding } from "@/lib/domain/bogowie-wojny/list/finding";
import type { Choice } from "./choice";

/** The findings of a formation itself, without those of its regiments. */
export function findingsOfFormation(
  findings: readonly ArmyListFinding[],
  index: number,
): ArmyListFinding[] {
  const path = `/formations/${index}`;
  return findings.filter(
    (finding) =>
      isWithin(finding.path, path) &&
      !isWithin(finding.path, `${path}/regiments`) &&
      !isWithin(finding.path, `${path}/brigades`),
  );
}

/** The findings at a place and below it. */
export function findingsWithin(
  findings: readonly ArmyListFinding[],
  path: string,
): ArmyListFinding[] {
  const within = findings.filter((finding) => isWithin(finding.path, path));
  return within.length === 0 ? NONE : within;
}

/** Always the same empty list, so that components without findings are not rendered again. */
const NONE: ArmyListFinding[] = [];

/**
 * The findings about the list as a whole: its points, bases and what is left. Those about all upgrades are shown on
 * their card.
 */
export function findingsOfWhole(findings: readonly ArmyListFinding[]): ArmyListFinding[] {
  return findings.filter(({ path }) => WHOLES.includes(path));
}

const WHOLES = ["", "/formations", "/format", "/year", "/commander"];

/** Id of the heading of the upgrades card, for links to it. */
export const UPGRADES_TITLE = "upgrades-title";

/** What to open for the place of a finding. */
export function choiceAt(list: ArmyList, path: string): Choice {
  const [, part, index, below, lower] = path.split("/");
  if (part === "format" || part === "commander") return { is: part };
  const id = idAt(list, part, Number(index));
  if (part === "corps" && id !== undefined) return { is: "corps", id };
  if (part === "upgrades" && id !== undefined) return { is: "upgrade", id };
  if (part !== "formations" || id === undefined) return { is: "list" };
  const brigade = list.formations[Number(index)]?.brigades[Number(lower)];
  if (below === "brigades" && brigade !== undefined) return { is: "brigade", id: brigade.id };
  const regiment = list.formations[Number(index)]?.regiments[Number(lower)];
  return below === "regiments" && regiment !== undefined
    ? { is: "regiment", id: regiment.id }
    : { is: "formation", id };
}

function idAt(list: ArmyList, part: string | undefined, index: number): string | undefined {
  if (part === "corps") return list.corps[index]?.id;
  if (part === "upgrades") return list.upgrades[index]?.id;
  return part === "formations" ? list.formations[index]?.id : undefined;
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}
