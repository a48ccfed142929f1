import { regimentPoints, upgradePoints } from "@/lib/rules/bogowie-wojny/points";
import type { ArmyList } from "./army-list";
import { type ArmyListFinding, findingAt } from "./finding";
import { formationPoints, summarize } from "./totals";

/** Points written into an imported list, with their place; lists themselves store none. */
export interface StatedPoints {
  readonly path: string;
  readonly points: number;
}

type Fields = Record<string, unknown>;

/** Field names that other tools and people use for points. */
const POINT_FIELDS = ["points", "pts", "cost", "total"];
const TOTAL_FIELDS = ["total", "points"];

/**
 * Separates the points written into an imported list from the list. Anything that is not a list is returned unchanged.
 */
export function takeStatedPoints(json: unknown): {
  readonly json: unknown;
  readonly stated: StatedPoints[];
} {
  if (!isFields(json)) return { json, stated: [] };
  const stated: StatedPoints[] = [];
  const list = withoutPoints(json, "", stated);
  const summary = list.summary;
  if (isFields(summary)) {
    const total = totalIn(summary);
    if (total !== undefined) stated.push({ path: "/summary", points: total });
    delete list.summary;
  }
  list.upgrades = eachWithoutPoints(list.upgrades, "/upgrades", stated);
  list.formations = eachWithoutPoints(list.formations, "/formations", stated, (formation, path) => {
    formation.regiments = eachWithoutPoints(formation.regiments, `${path}/regiments`, stated);
  });
  return stated.length > 0 ? { json: withoutUndefined(list), stated } : { json, stated };
}

/** Findings where the points written into a list differ from the calculated ones [13.2]. */
export function checkStatedPoints(
  list: ArmyList,
  stated: readonly StatedPoints[],
): ArmyListFinding[] {
  return stated.flatMap(({ path, points }) => {
    const right = pointsAt(list, path);
    return right === undefined || right === points
      ? []
      : [
          findingAt(path === "/summary" ? "" : path, "points-recalculated", {
            stated: points,
            points: right,
          }),
        ];
  });
}

/** The cost of the thing at a path, without its statuses; at the root, of the whole list. */
function pointsAt(list: ArmyList, path: string): number | undefined {
  const [, part, index, , lower] = path.split("/");
  if (part === undefined || part === "summary") return summarize(list).points.total;
  if (part === "upgrades") {
    const upgrade = list.upgrades[Number(index)];
    return upgrade && upgradePoints(upgrade);
  }
  const formation = list.formations[Number(index)];
  if (formation === undefined || lower === undefined) {
    return formation && formationPoints(formation, list);
  }
  const regiment = formation.regiments[Number(lower)];
  return regiment && regimentPoints(regiment, list.format);
}

function withoutPoints(thing: Fields, path: string, stated: StatedPoints[]): Fields {
  const rest = { ...thing };
  for (const field of POINT_FIELDS) {
    const points = isFields(rest[field]) ? totalIn(rest[field]) : rest[field];
    if (typeof points !== "number") continue;
    stated.push({ path, points });
    delete rest[field];
  }
  return rest;
}

function eachWithoutPoints(
  things: unknown,
  path: string,
  stated: StatedPoints[],
  goOn?: (thing: Fields, path: string) => void,
): unknown {
  if (!Array.isArray(things)) return things;
  return things.map((thing: unknown, i) => {
    if (!isFields(thing)) return thing;
    const rest = withoutPoints(thing, `${path}/${i}`, stated);
    goOn?.(rest, `${path}/${i}`);
    return withoutUndefined(rest);
  });
}

function totalIn(fields: Fields): number | undefined {
  for (const field of TOTAL_FIELDS) {
    const value = fields[field];
    if (typeof value === "number") return value;
    if (isFields(value)) return totalIn(value);
  }
  return undefined;
}

function withoutUndefined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
