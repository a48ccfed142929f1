import type { Level } from "@/lib/rules/belle-alliance/level";
import { LIMITS } from "../../../document/limits";
import { blankCommander, blankFormation } from "../../scenario/blank-formation";
import type { FormationNode } from "../../scenario/formation";
import type { Unit } from "../../scenario/unit";
import { RANK } from "../words/levels";
import type { OTHER_LINES } from "./decision";

type OtherLine = (typeof OTHER_LINES)[number];

interface Given {
  /** What the units with these ids are instead. */
  readonly others: ReadonlyMap<string, OtherLine>;
  readonly newId: () => string;
}

/**
 * The formation with some of its units turned into what their lines are: officers go into the note of the unit above, or
 * command the formation; headings open a formation for the units below them; others are joined to the next unit.
 */
export function withOtherLines(formation: FormationNode, given: Given): FormationNode {
  if (!formation.units.some(({ id }) => given.others.has(id))) return formation;
  const made = { ...formation, units: [] as Unit[] };
  const headed: FormationNode[] = [];
  let joined: Unit | null = null;
  for (const unit of formation.units) {
    const into = headed.at(-1) ?? made;
    const other = given.others.get(unit.id);
    if (other === "officer") noteOfficer(into, unit.name);
    else if (other === "heading") headed.push(headingOf(unit, formation, given));
    else if (other === "join-next") joined = joined ? join(joined, unit) : unit;
    else {
      into.units.push(joined ? join(joined, unit) : unit);
      joined = null;
    }
  }
  if (joined) (headed.at(-1) ?? made).units.push(joined);
  return { ...made, formations: [...headed, ...formation.formations] };
}

function noteOfficer(into: FormationNode, name: string): void {
  const above = into.units.pop();
  if (above) into.units.push({ ...above, note: noted(above.note, name) });
  else if (into.commander === null) into.commander = blankCommander(name);
  else into.note = noted(into.note, name);
}

function noted(note: string, name: string): string {
  return [note, name]
    .filter((part) => part !== "")
    .join("; ")
    .slice(0, LIMITS.lineLength);
}

function headingOf(
  { name, note }: Unit,
  { level }: FormationNode,
  { newId }: Pick<Given, "newId">,
): FormationNode {
  const below: Level = RANK[level] <= RANK.division ? "brigade" : "regiment";
  return blankFormation({ id: newId(), name, level: below, note });
}

/** The second unit with the first's name before its own, and what only the first gives. */
function join(first: Unit, second: Unit): Unit {
  const kind = second.type === null && first.type !== null ? first : second;
  const { arm, type, weapon, weight, lance, light, guard, guardGrade } = kind;
  return {
    ...second,
    ...{ arm, type, weapon, weight, lance, light, guard, guardGrade },
    name: `${first.name} ${second.name}`.slice(0, LIMITS.nameLength),
    men: second.men ?? first.men,
    guns: second.guns ?? first.guns,
    battalionsOrSquadrons: second.battalionsOrSquadrons ?? first.battalionsOrSquadrons,
    note: noted(first.note, second.note),
  };
}
