import { isVeteranByKind, statusBar } from "@/lib/rules/bogowie-wojny/limits";
import { ARMY_BOOKS } from "@/lib/rules/bogowie-wojny/tables/army-books";
import { BATTERY_BASES, USUAL_REGIMENT_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { ArmyList, Regiment } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";

/** What a regiment can break by itself: nation, size and statuses [13.2, 13.3, 2.2]. */
export function checkRegiments(list: ArmyList): ArmyListFinding[] {
  const namesSeen = new Set<string>();
  return list.formations.flatMap((formation, i) =>
    formation.regiments.flatMap((regiment, j) => {
      const path = `/formations/${i}/regiments/${j}`;
      return [
        ...checkKind(list, regiment, path),
        ...checkSize(regiment, path),
        ...checkStatus(list, regiment, path),
        ...checkOnce(regiment, path, namesSeen),
      ];
    }),
  );
}

function checkKind(list: ArmyList, regiment: Regiment, path: string): ArmyListFinding[] {
  const { unitKind } = regiment;
  const findings: ArmyListFinding[] = [];
  if (!ARMY_BOOKS[list.nation].includes(unitKind)) {
    findings.push(
      findingAt(`${path}/unitKind`, "kind-not-of-nation", { unitKind, nation: list.nation }),
    );
  }
  const price = WAGOMIAR[unitKind].inferred;
  if (price !== undefined) {
    const points = list.format.inferredPrices[price];
    findings.push(findingAt(`${path}/unitKind`, "price-inferred", { unitKind, points }));
  }
  return findings;
}

function checkSize(regiment: Regiment, path: string): ArmyListFinding[] {
  const { bases, unitKind } = regiment;
  if (WAGOMIAR[unitKind].arm === "artillery") {
    return bases === BATTERY_BASES
      ? []
      : [findingAt(`${path}/bases`, "battery-of-several-bases", { bases })];
  }
  const { least, most } = USUAL_REGIMENT_BASES;
  return bases < least || bases > most
    ? [findingAt(`${path}/bases`, "regiment-size-unusual", { bases, least, most })]
    : [];
}

function checkStatus(list: ArmyList, regiment: Regiment, path: string): ArmyListFinding[] {
  const { unitKind, veteran, elite } = regiment;
  const { readings } = list.format;
  const bar = statusBar(unitKind, readings);
  if (bar !== null && (veteran !== "no" || elite)) {
    const place = veteran === "no" ? `${path}/elite` : `${path}/veteran`;
    return [findingAt(place, bar === "militia" ? "militia-status" : "landwehr-status")];
  }
  const findings: ArmyListFinding[] = [];
  if (veteran === "bought" && isVeteranByKind(unitKind, readings)) {
    findings.push(findingAt(`${path}/veteran`, "veteran-already", { unitKind }));
  }
  if (elite && !regiment.mayBecomeElite) {
    findings.push(findingAt(`${path}/elite`, "elite-not-allowed"));
  }
  if (elite && veteran === "no" && readings.eliteStatus === "veterans") {
    findings.push(findingAt(`${path}/elite`, "elite-needs-veteran"));
  }
  return findings;
}

/** A historical unit stands once in an army; a name left open names no historical unit [13.2]. */
function checkOnce(regiment: Regiment, path: string, seen: Set<string>): ArmyListFinding[] {
  if (regiment.name === "") return [];
  const key = `${regiment.unitKind} ${regiment.name.toLocaleLowerCase()}`;
  if (seen.has(key)) return [findingAt(`${path}/name`, "unit-twice", { name: regiment.name })];
  seen.add(key);
  return [];
}
