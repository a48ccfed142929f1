import { baseSizeOf } from "@/lib/rules/bogowie-wojny/base-size";
import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import {
  basePoints,
  regimentPoints,
  upgradePoints,
  type VeteranState,
} from "@/lib/rules/bogowie-wojny/points";
import type { BaseSize } from "@/lib/rules/bogowie-wojny/tables/bases";
import type { Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { Arm, UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { AcceptedFinding } from "../../document/accepted-findings";
import type { Language } from "../../document/language";
import type { ArmyFormation, ArmyList, General, Regiment } from "./army-list";
import { checkArmyList } from "./check";
import { needsNoGeneral } from "./checks/commanders";
import type { ArmyListFinding } from "./finding";
import { type DrawnLeader, type Leader, type LeaderPost, namedLeader } from "./leader";
import { listForOthers } from "./list-for-others";
import { statusCost } from "./regiment-traits";
import { profileOf, type RosterProfile } from "./roster-profile";
import { type ArmyListSummary, formationBases, formationPoints, regimentsById } from "./totals";

/** A regiment or battery as the roster shows it; an empty name is printed as the kind. */
export interface RosterRegiment {
  readonly name: string;
  readonly unitKind: UnitKind;
  readonly arm: Arm;
  readonly bases: number;
  /** Points for one base and for all; statuses are upgrade points. */
  readonly basePoints: number;
  readonly points: number;
  readonly statusPoints: number;
  readonly veteran: VeteranState;
  readonly elite: boolean;
  /** Whether the price is based on a reading, not on the text of the rules [13.2]. */
  readonly priceInferred: boolean;
  /** `null` if the rules specify no base for it [1.1]. */
  readonly baseSize: BaseSize | null;
  /** The regiment that regimental guns accompany [9.9]; an empty name is printed as its kind. */
  readonly follows: { readonly name: string; readonly unitKind: UnitKind } | null;
  /** Its brigade, numbered from 1 within its formation [7.9]. */
  readonly brigade: { readonly number: number; readonly name: string } | null;
  readonly notes: string;
  readonly profile: RosterProfile;
}

/** The commander of the army or of a corps; `leader` is `null` if nothing is known about them. */
interface RosterCommander {
  readonly source: "drawn" | "historical";
  readonly name: string;
  readonly leader: Leader | null;
}

export interface RosterGeneral extends Omit<RosterCommander, "source"> {
  readonly kind: General["kind"];
  readonly source: General["source"];
}

/** A division or independent brigade as the roster shows it, with its totals. */
export interface RosterFormation {
  /** Numbered from 1 within its level; printed if the name is empty. */
  readonly number: number;
  readonly name: string;
  readonly level: ArmyFormation["level"];
  /** Numbered from 1; `null` outside any corps. */
  readonly corpsNumber: number | null;
  readonly general: RosterGeneral | null;
  /** Led directly by the corps commander or commander-in-chief [13.4]. */
  readonly ledFromAbove: boolean;
  readonly points: number;
  readonly bases: number;
  readonly regiments: readonly RosterRegiment[];
}

/**
 * A list's totals as a reader may see them. For readers other than the owner, the upgrade points spent and the total
 * are always `null`: "39 of 40" would reveal a secret bought with the missing point. They see the open upgrades with
 * their prices, and the points the format allows.
 */
interface RosterSummary extends Omit<ArmyListSummary, "points" | "levelsValue"> {
  readonly points: Omit<ArmyListSummary["points"], "upgrades" | "total"> & {
    readonly upgrades: number | null;
    readonly total: number | null;
  };
}

/**
 * Everything printed on a roster and nothing else: no ids, owner or version. Codes and numbers only; the caller adds
 * words.
 */
export interface RosterView {
  readonly title: string;
  readonly language: Language;
  readonly nation: ArmyNation;
  readonly year: number | null;
  /** Markdown. */
  readonly notes: string;
  readonly format: ArmyList["format"];
  readonly summary: RosterSummary;
  readonly commander: RosterCommander;
  readonly corps: readonly {
    readonly number: number;
    readonly name: string;
    readonly commander: RosterCommander;
  }[];
  readonly formations: readonly RosterFormation[];
  readonly upgrades: readonly {
    readonly upgrade: Upgrade;
    /** Pieces, levels or loads. */
    readonly count: number;
    readonly points: number;
    readonly notes: string;
  }[];
  readonly findings: readonly ArmyListFinding[];
  /** The findings the player has accepted, with reasons. */
  readonly accepted: readonly AcceptedFinding<ArmyListFinding>[];
}

/** The commanders drawn in a game, by post. */
type DrawnLeaders = ReadonlyMap<string, DrawnLeader>;

/**
 * The owner's view of a list for reading and printing, with everything calculated; during a game, with the commanders
 * drawn for its posts. For other readers see `rosterForOthers`.
 */
export function rosterView(list: ArmyList, drawn: DrawnLeaders = new Map()): RosterView {
  const { summary: worked, findings, accepted } = checkArmyList(list);
  const { levelsValue: _, ...summary } = worked;
  const whole = { list, drawn, regiments: regimentsById(list) };
  return {
    title: list.title,
    language: list.language,
    nation: list.nation,
    year: list.year,
    notes: list.notes,
    format: list.format,
    summary,
    commander: viewCommander(list.commander, whole, "commander-in-chief"),
    corps: list.corps.map(({ id, name, commander }, i) => ({
      number: i + 1,
      name,
      commander: viewCommander(commander, whole, `corps:${id}`),
    })),
    formations: list.formations.map((formation) => viewFormation(formation, whole)),
    upgrades: list.upgrades.map((bought) => ({
      upgrade: bought.upgrade,
      count: bought.count,
      points: upgradePoints(bought),
      notes: bought.notes,
    })),
    findings,
    accepted,
  };
}

/** The view for readers other than the owner: without secrets and without totals that would reveal them. */
export function rosterForOthers(list: ArmyList): RosterView {
  const view = rosterView(listForOthers(list));
  const { summary, findings, accepted } = view;
  return {
    ...view,
    summary: { ...summary, points: { ...summary.points, upgrades: null, total: null } },
    findings: findings.filter(({ code }) => !FINDINGS_WITH_TOTAL.includes(code)),
    accepted: accepted.filter(({ finding }) => !FINDINGS_WITH_TOTAL.includes(finding.code)),
  };
}

/** Findings that reveal how many points are left. */
const FINDINGS_WITH_TOTAL: readonly ArmyListFinding["code"][] = ["points-left"];

/** A formation's number within its level, from 1, used for formations without a name: "2nd division". */
export function formationNumber(list: ArmyList, formation: ArmyFormation): number {
  return list.formations.filter(({ level }) => level === formation.level).indexOf(formation) + 1;
}

/** The list, the commanders drawn for its posts, and its regiments by id. */
interface ViewContext {
  readonly list: ArmyList;
  readonly drawn: DrawnLeaders;
  readonly regiments: ReadonlyMap<string, Regiment>;
}

function viewFormation(formation: ArmyFormation, whole: ViewContext): RosterFormation {
  const { list } = whole;
  const corpsIndex = list.corps.findIndex(({ id }) => id === formation.corpsId);
  return {
    number: formationNumber(list, formation),
    name: formation.name,
    level: formation.level,
    corpsNumber: corpsIndex < 0 ? null : corpsIndex + 1,
    general: formation.general && {
      kind: formation.general.kind,
      source: formation.general.source,
      ...leaderAtPost(formation.general, whole, `formation:${formation.id}`),
    },
    ledFromAbove: formation.general === null && needsNoGeneral(formation, list),
    points: formationPoints(formation, list),
    bases: formationBases(formation),
    regiments: formation.regiments.map((regiment) => viewRegiment(regiment, formation, whole)),
  };
}

function viewCommander(
  commander: ArmyList["commander"],
  whole: ViewContext,
  post: LeaderPost,
): RosterCommander {
  return { source: commander.source, ...leaderAtPost(commander, whole, post) };
}

/** The leader at a post: the one drawn in the game (nobody while the drawn name is empty), otherwise the list's. */
function leaderAtPost(
  leader: { readonly source: string; readonly name: string; readonly commanderId?: string },
  { list, drawn }: ViewContext,
  post: LeaderPost,
): Pick<RosterCommander, "name" | "leader"> {
  const holder = drawn.get(post);
  if (holder === undefined) return { name: leader.name, leader: namedLeader(list, leader) };
  const { name, ...told } = holder;
  return { name, leader: name === "" ? null : told };
}

function viewRegiment(
  regiment: Regiment,
  formation: ArmyFormation,
  { list, regiments }: ViewContext,
): RosterRegiment {
  const { unitKind, bases } = regiment;
  return {
    name: regiment.name,
    unitKind,
    arm: WAGOMIAR[unitKind].arm,
    bases,
    basePoints: basePoints(unitKind, list.format),
    points: regimentPoints(regiment, list.format),
    statusPoints: statusCost(regiment, list),
    veteran: regiment.veteran,
    elite: regiment.elite,
    priceInferred: WAGOMIAR[unitKind].inferred !== undefined,
    baseSize: baseSizeOf(unitKind),
    follows: followedBy(regiment, regiments),
    brigade: brigadeOf(regiment, formation),
    notes: regiment.notes,
    profile: profileOf(regiment, list),
  };
}

function brigadeOf(
  { brigadeId }: Regiment,
  { brigades }: ArmyFormation,
): RosterRegiment["brigade"] {
  const index = brigades.findIndex(({ id }) => id === brigadeId);
  const brigade = brigades[index];
  return brigade === undefined ? null : { number: index + 1, name: brigade.name };
}

function followedBy(
  { followsRegimentId }: Regiment,
  regiments: ViewContext["regiments"],
): RosterRegiment["follows"] {
  const followed = followsRegimentId === null ? undefined : regiments.get(followsRegimentId);
  return followed === undefined ? null : { name: followed.name, unitKind: followed.unitKind };
}
