import type { Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { type AcceptedFinding, subjectsOf, thingsOf } from "../../document/accepted-findings";
import { LANGUAGES } from "../../document/language";
import { authorTexts } from "../../document/translations/text-place";
import type { Translation, Translations } from "../../document/translations/translations-schema";
import type { ArmyFormation, ArmyList, BoughtUpgrade, Regiment } from "./army-list";
import { checkArmyList } from "./check";
import type { ArmyListFinding } from "./finding";
import { withListTexts } from "./list-texts";
import { regimentsById, regimentsOf } from "./totals";

/**
 * A list as readers other than its owner may see it: copied field by field, as if secrets had never been bought or
 * written. Points, findings and morale calculated from it cannot depend on a secret, so hidden points look like unspent
 * ones.
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
    // The club may be visible to its members only.
    formatOrigin: null,
    commander: list.commander,
    corps: list.corps,
    formations: list.formations.map(formationForOthers),
    upgrades: list.upgrades.filter((bought) => !isSecretUpgrade(bought)).map(upgradeForOthers),
    acceptedFindings: list.acceptedFindings,
  };
  const shown = { ...open, acceptedFindings: acceptancesForOthers(list, open) };
  const translations = translationsForOthers(list.translations, shown);
  return { ...shown, ...(translations && { translations }) };
}

/** How those texts read in other languages that others may read in the list's own. */
function translationsForOthers(translations: Translations, shown: ArmyList): Translations {
  if (!translations) return undefined;
  const keys = new Set(authorTexts((say) => withListTexts(shown, say)).map(({ key }) => key));
  const open = LANGUAGES.flatMap((language) => {
    const translation = translations[language];
    return translation ? [[language, ofTexts(translation, keys)] as const] : [];
  });
  return Object.fromEntries(open);
}

function ofTexts({ texts, of }: Translation, keys: ReadonlySet<string>): Translation {
  const kept = <Value>(byKey: Record<string, Value>) =>
    Object.fromEntries(Object.entries(byKey).filter(([key]) => keys.has(key)));
  return { texts: kept(texts), ...(of && { of: kept(of) }) };
}

/** Whether an upgrade is secret even if not marked so [15.1]. */
export function isAlwaysSecret(upgrade: Upgrade): boolean {
  return upgrade === "ambush";
}

/** Whether an upgrade can be secret: an extra general cannot, because the general is in the list. */
export function canBeSecret(upgrade: Upgrade): boolean {
  return upgrade !== "extra-general";
}

/** Whether an upgrade is hidden from others, by the rules or because its owner marked it secret. */
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

/** Whether a regiment has a bought status that is hidden from others. */
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
 * The acceptances whose finding also exists without the secrets. If secrets are part of the finding, it stays accepted
 * but the owner's reason is left out, since it may mention them.
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

/** A key that identifies an accepted finding in both lists, although their upgrades have different indexes. */
function tokenOf({ finding }: AcceptedFinding<ArmyListFinding>, list: ArmyList): string {
  return JSON.stringify([finding.code, subjectsOf(finding, list), finding.params]);
}

/** Copies the marks of secrecy from another state of the list. */
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
