import type { FormationNode } from "../formation";
import type { Unit } from "../unit";
import { unitsUnder } from "../visible-tree";
import { abreast, behind, inDepth, inRows, type Order, withBatteries } from "./arrange";
import { brigadeLines } from "./brigade-lines";
import { type Block, blockOf, extentOf, type LocalPlace, shifted } from "./local-place";
import type { DeploymentPlan } from "./plan";

/**
 * Draws a formation up for battle, its first part on the left or in front, with the fronts of the first line on the base
 * line: infantry in lines or columns, side by side or in depth and centred on the line's middle, cavalry and guns as the
 * plan says, train and pioneers behind. If there is no infantry, the cavalry takes its place. Batteries stand with the
 * formation they belong to, horse artillery with its cavalry.
 */
export function lineOfBattle(formation: FormationNode, order: Order): LocalPlace[] {
  const line = has(formation, "infantry") ? "infantry" : "cavalry";
  const horse = line === "infantry" ? horseOf(formation) : [];
  const wings = wingsOf(horse, order);
  const room = { ...order, withinCm: order.withinCm - widthOf(wings, order) };
  const body = bodyOf(formation, { ...room, line, isInDepth: order.plan.depth === "parts" });
  const withHorse = [...body, ...besideOrBehind(body, { horse, wings }, order)];
  const train = unitsUnder([formation]).filter(({ arm }) => arm === "train" || arm === "engineers");
  const blocks = train.map((unit) => blockOf(unit, "column-of-march", order.settings));
  const all = [...withHorse, ...behind(withHorse, abreast(blocks, order), order)];
  const lines = body.filter(({ block }) => block.unit.arm === line);
  const { leftCm, rightCm } = extentOf(lines.length > 0 ? lines : all);
  return shifted(all, { rightCm: -(leftCm + rightCm) / 2 });
}

interface BodyOrder extends Order {
  /** The arm that forms the lines. */
  readonly line: "infantry" | "cavalry";
  /** Whether the parts of this formation stand one behind the other. */
  readonly isInDepth: boolean;
}

/** A formation's own lines and those of the formations under it, with their guns; nothing without the arm of the line. */
function bodyOf(formation: FormationNode, order: BodyOrder): LocalPlace[] {
  const guns = gunsOf(formation).map((unit) => blockOf(unit, "line", order.settings));
  if (!has(formation, order.line)) {
    return has(formation, "cavalry") ? [] : abreast(guns, order);
  }
  const own = formation.units.filter(({ arm }) => arm === order.line);
  if (!formation.formations.some((each) => has(each, order.line))) {
    return brigadeLines({ own, guns }, order);
  }
  const below = formation.formations.map((each) =>
    has(each, order.line) ? bodyOf(each, { ...order, isInDepth: false }) : [],
  );
  const parts = [brigadeLines({ own, guns: [] }, order), ...below].filter(
    (part) => part.length > 0,
  );
  const isDeep = order.isInDepth || (order.plan.depth === "brigades" && isDivision(formation));
  return withBatteries(isDeep ? inDepth(parts, order) : inRows(parts, order), guns, order);
}

/** Whether the formations under this one have none under them. */
function isDivision({ formations }: FormationNode): boolean {
  return formations.every((each) => each.formations.length === 0);
}

function has(formation: FormationNode, sought: Unit["arm"]): boolean {
  return unitsUnder([formation]).some(({ arm }) => arm === sought);
}

/** A formation's own batteries, and those of formations under it that are artillery alone. */
function gunsOf({ units, formations }: FormationNode): Unit[] {
  const alone = formations.filter((each) => !has(each, "infantry") && !has(each, "cavalry"));
  return [...units, ...unitsUnder(alone)].filter(({ arm }) => arm === "artillery");
}

/** The cavalry directly under one formation, and its horse artillery. */
interface Horse {
  readonly horse: readonly Unit[];
  readonly guns: readonly Unit[];
  /** Whether it has a commander, who could not be on both wings. */
  readonly isLed: boolean;
}

function horseOf(formation: FormationNode): Horse[] {
  const horse = formation.units.filter(({ arm }) => arm === "cavalry");
  const isHorseAlone = has(formation, "cavalry") && !has(formation, "infantry");
  const guns = isHorseAlone ? gunsOf(formation) : [];
  const [first, ...others] = formation.formations.flatMap(horseOf);
  if (horse.length > 0) {
    const own = { horse, guns, isLed: formation.commander !== null };
    return first ? [own, first, ...others] : [own];
  }
  return first ? [{ ...first, guns: [...guns, ...first.guns] }, ...others] : [];
}

interface Wings {
  readonly left: readonly LocalPlace[];
  readonly right: readonly LocalPlace[];
}

const NO_WINGS: Wings = { left: [], right: [] };

/** The cavalry's wings; none if it stands behind, or would take more than half of the width there is. */
function wingsOf(horse: readonly Horse[], order: Order): Wings {
  const { cavalry } = order.plan;
  if (cavalry === "behind" || horse.length === 0) return NO_WINGS;
  const [left, right] = divided(horse, cavalry).map((wing) =>
    inRows(
      wing.map((each) => horsePlaces(each, order)),
      { ...order, withinCm: Number.POSITIVE_INFINITY },
    ),
  );
  const wings = { left: left ?? [], right: right ?? [] };
  return widthOf(wings, order) > order.withinCm / 2 ? NO_WINGS : wings;
}

function divided(
  horse: readonly Horse[],
  wing: Exclude<DeploymentPlan["cavalry"], "behind">,
): [readonly Horse[], readonly Horse[]] {
  if (wing === "left-wing") return [horse, []];
  if (wing === "right-wing") return [[], horse];
  const [only] = horse;
  const half = Math.ceil((only && horse.length === 1 ? only.horse : horse).length / 2);
  if (!only || horse.length > 1) return [horse.slice(0, half), horse.slice(half)];
  if (only.isLed || only.horse.length === 1) return [[], horse];
  return [
    [{ ...only, horse: only.horse.slice(0, half), guns: [] }],
    [{ ...only, horse: only.horse.slice(half) }],
  ];
}

function horsePlaces({ horse, guns }: Horse, order: Order): LocalPlace[] {
  const inLine = (units: readonly Unit[]): Block[] =>
    units.map((unit) => blockOf(unit, "line", order.settings));
  return withBatteries(abreast(inLine(horse), order), inLine(guns), order);
}

/** The room that wings and their distance from the rest take. */
function widthOf({ left, right }: Wings, { plan }: Order): number {
  const widths = [left, right].map((wing) => {
    const { leftCm, rightCm } = extentOf(wing);
    return wing.length === 0 ? 0 : rightCm - leftCm + plan.brigadeIntervalCm;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Cavalry on the wings, in line with the infantry, or behind it. */
function besideOrBehind(
  body: readonly LocalPlace[],
  { horse, wings }: { readonly horse: readonly Horse[]; readonly wings: Wings },
  order: Order,
): LocalPlace[] {
  const { left, right } = wings;
  if (left.length + right.length === 0) {
    const rows = inRows(
      horse.map((each) => horsePlaces(each, order)),
      order,
    );
    return behind(body, rows, order);
  }
  const { brigadeIntervalCm } = order.plan;
  const { leftCm, rightCm } = extentOf(body);
  return [
    ...shifted(left, { rightCm: leftCm - brigadeIntervalCm - extentOf(left).rightCm }),
    ...shifted(right, { rightCm: rightCm + brigadeIntervalCm - extentOf(right).leftCm }),
  ];
}
