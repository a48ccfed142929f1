import type { Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { type AcceptedFinding, subjectsOf, thingsOf } from "../accepted-findings";
import type { ArmyFormation, ArmyList, BoughtUpgrade, Regiment } from "./army-list";
import { checkArmyList } from "./check";
import type { ArmyListFinding } from "./finding";
import { regimentsById, regimentsOf } from "./totals";

/**
 * A list as other readers than its owner may have it: field by field, and as if what is secret had never been bought
 * or written. Nothing made of it, points, findings and morale among it, can depend on a secret, so that hidden points
 * look like unspent points.
 */
export function listForOthers(list: ArmyList): ArmyList {
  const open: ArmyList = {
    kind: list.kind,
    schemaVersion: list.schemaVersion,
    system: list.system,
    title: list.title,
    language: list.language,
    nation: list.nation,
    year: list.year,
    notes: list.secretNotes ? "" : list.notes,
    secretNotes: false,
    book: list.book,
    bookLinks: list.bookLinks,
    bookEntries: list.bookEntries,
    bookFormations: list.bookFormations,
    bookCommanders: list.bookCommanders,
    format: list.format,
    // Its club may be one that only its members know of.
    formatOrigin: null,
    commander: list.commander,
    corps: list.corps,
    formations: list.formations.map(formationForOthers),
    upgrades: list.upgrades.filter((bought) => !isSecretUpgrade(bought)).map(upgradeForOthers),
    acceptedFindings: list.acceptedFindings,
  };
  return { ...open, acceptedFindings: acceptancesForOthers(list, open) };
}

/** Upgrades that are secret whether marked or not [15.1]. */
export function isAlwaysSecret(upgrade: Upgrade): boolean {
  return upgrade === "ambush";
}

/** Whether an upgrade can be kept secret: an extra general cannot, since the general stands in the list. */
export function canBeSecret(upgrade: Upgrade): boolean {
  return upgrade !== "extra-general";
}

/** Whether an upgrade is kept from others, by the rules or by its owner's mark. */
export function isSecretUpgrade({
  upgrade,
  secret,
}: Pick<BoughtUpgrade, "upgrade" | "secret">): boolean {
  return isAlwaysSecret(upgrade) || (secret && canBeSecret(upgrade));
}

/** Whether others see less of a list than its owner. */
export function hasSecrets(list: ArmyList): boolean {
  return (
    (list.secretNotes && list.notes !== "") ||
    list.upgrades.some(isSecretUpgrade) ||
    regimentsOf(list).some(
      (regiment) => hasSecretStatus(regiment) || (regiment.secretNotes && regiment.notes !== ""),
    )
  );
}

/** Whether a regiment has bought a status that others do not see. */
export function hasSecretStatus({ secretStatus, veteran, elite }: Regiment): boolean {
  return secretStatus && (veteran === "bought" || elite);
}

function upgradeForOthers({ id, upgrade, count, notes }: BoughtUpgrade): BoughtUpgrade {
  return { id, upgrade, count, notes, secret: false };
}

function formationForOthers(formation: ArmyFormation): ArmyFormation {
  return {
    id: formation.id,
    name: formation.name,
    level: formation.level,
    corpsId: formation.corpsId,
    general: formation.general,
    historicalId: formation.historicalId,
    brigades: formation.brigades,
    regiments: formation.regiments.map(regimentForOthers),
  };
}

function regimentForOthers(regiment: Regiment): Regiment {
  const { veteran, elite, secretStatus, secretNotes } = regiment;
  return {
    id: regiment.id,
    name: regiment.name,
    unitKind: regiment.unitKind,
    entryId: regiment.entryId,
    bases: regiment.bases,
    veteran: secretStatus && veteran === "bought" ? "no" : veteran,
    elite: elite && !secretStatus,
    mayBecomeElite: regiment.mayBecomeElite,
    followsRegimentId: regiment.followsRegimentId,
    brigadeId: regiment.brigadeId,
    notes: secretNotes ? "" : regiment.notes,
    secretStatus: false,
    secretNotes: false,
  };
}

/**
 * What the owner accepted, as far as its finding is there without the secret things. Where secrets are part of it the
 * finding stays accepted, and the owner's reason, which may mention them, is left out.
 */
function acceptancesForOthers(list: ArmyList, open: ArmyList): ArmyList["acceptedFindings"] {
  if (list.acceptedFindings.length === 0) return [];
  const whole = new Set(checkArmyList(list).accepted.map((one) => tokenOf(one, list)));
  const shown = checkArmyList(open).accepted;
  return list.acceptedFindings.flatMap((acceptance) => {
    const things = thingsOf(acceptance);
    const about = shown.filter(
      ({ finding }) =>
        finding.code === acceptance.code &&
        subjectsOf(finding, open).some((subject) => things.includes(subject)),
    );
    const told = new Set(about.flatMap(({ finding }) => subjectsOf(finding, open)));
    const [subject, ...others] = things.filter((thing) => told.has(thing));
    if (subject === undefined) return [];
    const isOpen = about.every((one) => whole.has(tokenOf(one, open)));
    const reason = isOpen ? acceptance.reason : "";
    const { code } = acceptance;
    return [{ code, subject, ...(others.length > 0 && { with: others }), reason }];
  });
}

/** What makes an accepted finding the same in both lists, whose upgrades stand at other places. */
function tokenOf({ finding }: AcceptedFinding<ArmyListFinding>, list: ArmyList): string {
  return JSON.stringify([finding.code, subjectsOf(finding, list), finding.params]);
}

/** A list with what is marked secret in another state of it marked as well. */
export function withMarksOf(list: ArmyList, other: ArmyList): ArmyList {
  const upgrades = new Map(other.upgrades.map((bought) => [bought.id, bought]));
  const regiments = regimentsById(other);
  return {
    ...list,
    secretNotes: list.secretNotes || other.secretNotes,
    upgrades: list.upgrades.map((bought) => ({
      ...bought,
      secret: bought.secret || upgrades.get(bought.id)?.secret === true,
    })),
    formations: list.formations.map((formation) => ({
      ...formation,
      regiments: formation.regiments.map((regiment) => ({
        ...regiment,
        secretStatus: regiment.secretStatus || regiments.get(regiment.id)?.secretStatus === true,
        secretNotes: regiment.secretNotes || regiments.get(regiment.id)?.secretNotes === true,
      })),
    })),
  };
}
