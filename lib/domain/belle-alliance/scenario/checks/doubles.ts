import { groupBy } from "../../../document/group-by";
import { faultsAbout } from "../fault";
import type { ScenarioFindingCode } from "../finding-codes";
import { isGenericName, isOfPerson } from "../generic-name";
import type { UnitPlace } from "../walk";
import type { CheckContext, ScenarioCheck } from "./check-context";
import { READABLE } from "./names";

/** Checks that sides, units and commanders can be told apart by name, and sides by colour [1.1.4, 1.1.9]. */
export const checkDoubles: ScenarioCheck = (context) => [
  ...sidesAlike(context, "side-named-twice", "name"),
  ...sidesAlike(context, "side-colour-twice", "colour"),
  ...unitsNamedTwice(context),
  ...commandersOfTwoPosts(context),
];

function sidesAlike(
  { scenario }: CheckContext,
  code: ScenarioFindingCode,
  field: "name" | "colour",
) {
  const sides = scenario.sides.map((side, i) => ({ ...side, path: `/sides/${i}/${field}` }));
  const alike = groupBy(sides, (side) => folded(side[field]));
  return [...alike.values()].flatMap((group) => {
    const [first, second] = group;
    if (!first || !second || !READABLE.test(first[field])) return [];
    const paths = group.map(({ path }) => path);
    const name = field === "name" ? first.name : `${first.name} × ${second.name}`;
    return faultsAbout(code, [{ path: second.path, paths, name }], "/sides");
  });
}

/**
 * Units of one name in one formation, and anywhere in a side if the name is a regiment's or battery's own: "1st
 * battalion" stands under many regiments, "2/33e Ligne" once.
 */
function unitsNamedTwice({ units, sidePaths }: CheckContext) {
  const alike = groupBy(
    units.filter(({ unit }) => READABLE.test(unit.name)),
    ({ side, unit, parents }) => {
      const name = folded(unit.name);
      return `${side.id} ${isGenericName(name) ? parents.at(-1)?.id : ""} ${name}`;
    },
  );
  return [...alike.values()].flatMap((group: readonly UnitPlace[]) => {
    const [first] = group;
    if (!first || group.length < 2) return [];
    const paths = group.map(({ path }) => `${path}/name`);
    const subject = { path: `${first.path}/name`, paths, name: first.unit.name };
    return faultsAbout("unit-named-twice", [subject], sidePaths.get(first.side.id) ?? "");
  });
}

/** One full name at two posts, also of two sides; brothers and namesakes differ in first name or rank. */
function commandersOfTwoPosts({ formations, nameOf }: CheckContext) {
  const named = formations.flatMap(({ formation, path }) => {
    const name = formation.commander?.name ?? "";
    return isOfPerson(name) ? [{ name, path: `${path}/commander`, of: nameOf(formation) }] : [];
  });
  return [...groupBy(named, ({ name }) => folded(name)).values()].flatMap((group) => {
    const [first, second] = group;
    if (!first || !second) return [];
    const paths = group.map(({ path }) => path);
    const params = { first: first.of, second: second.of };
    return faultsAbout("commander-of-two-posts", [{ ...second, paths, params }], "/sides");
  });
}

function folded(name: string): string {
  return name.normalize("NFC").toLocaleLowerCase("en").replace(/\s+/gu, " ").trim();
}
