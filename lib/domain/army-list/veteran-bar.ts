import { statusPoints } from "@/lib/rules/bogowie-wojny/points";
import type { ArmyList, Regiment } from "./army-list";
import type { Bar, Counted } from "./bar";
import {
  entriesOf,
  entryOf,
  isVeteran,
  isVeteranAlready,
  mayBecomeElite,
  statusBarOf,
} from "./regiment-traits";
import { upgradePointsBar } from "./upgrade-bar";

/** Why a regiment cannot buy veteran status, or `null`; one that has it may always give it up [13.3]. */
export function veteranBar(counted: Counted, regiment: Regiment): Bar | null {
  const entry = entryOf(regiment, entriesOf(counted.list));
  const bar = kindBar(counted.list, regiment, entry);
  if (bar !== null) return bar;
  if (isVeteranAlready(regiment, entry, counted.list.format.readings)) {
    return { code: "veteran-already", rule: "2.3", params: {} };
  }
  return upgradePointsBar(counted, statusPoints(regiment, counted.list.format.readings));
}

/** Why a regiment cannot buy elite status, or `null` [13.3]. */
export function eliteBar(counted: Counted, regiment: Regiment): Bar | null {
  const entry = entryOf(regiment, entriesOf(counted.list));
  const { readings } = counted.list.format;
  const bar = kindBar(counted.list, regiment, entry);
  if (bar !== null) return bar;
  if (!mayBecomeElite(regiment, entry)) return { code: "no-elite-trait", rule: "13.3", params: {} };
  if (readings.eliteStatus === "veterans" && !isVeteran(regiment, entry, readings)) {
    return { code: "veterans-only", rule: "13.3", params: {} };
  }
  return upgradePointsBar(counted, statusPoints(regiment, readings));
}

function kindBar(
  list: ArmyList,
  regiment: Regiment,
  entry: ReturnType<typeof entryOf>,
): Bar | null {
  const code = statusBarOf(regiment, entry, list.format.readings);
  return code === null ? null : { code, rule: "13.3", params: {} };
}
