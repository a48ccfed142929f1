import { armyListFindingText } from "@/lib/domain/army-list/finding-text";
import {
  armyTitle,
  formationTitle,
  generalTitle,
  regimentMarks,
  regimentTitle,
  upgradeCount,
} from "@/lib/domain/army-list/roster-text";
import type {
  RosterFormation,
  RosterRegiment,
  RosterView,
} from "@/lib/domain/army-list/roster-view";
import type { Language } from "@/lib/domain/language";
import { formatNumber } from "@/lib/i18n/formats";
import { type Translator, translatorFor } from "@/lib/i18n/translator";
import { TYPST_PAPER } from "../paper";
import type { PrintOptions } from "../press-job";
import type { TextCleaner } from "../text/clean-text";
import { proseOf } from "../text/prose";
import type { RosterDivision, RosterRow, RosterSheet } from "./sheet";

/** A roster's words and figures in the reader's language. */
export function rosterSheet(
  view: RosterView,
  { language, paper }: PrintOptions,
  clean: TextCleaner,
): RosterSheet {
  return new RosterPrinter(view, language, clean).sheet(TYPST_PAPER[paper]);
}

class RosterPrinter {
  private readonly t: Translator;
  private readonly print: Translator;

  constructor(
    private readonly view: RosterView,
    private readonly language: Language,
    private readonly clean: TextCleaner,
  ) {
    this.t = translatorFor(language, "bogowieWojny");
    this.print = translatorFor(language, "print");
  }

  sheet(paper: string): RosterSheet {
    const { view, t, print, clean } = this;
    const title = clean.line(view.title);
    return {
      documentTitle: `${title} – ${print("roster.audience")}`,
      title,
      army: clean.line(armyTitle(view, t)),
      system: t("system"),
      format: `${t("roster.format")}: ${clean.line(view.format.name)}`,
      language: this.language,
      textLanguage: view.language,
      paper,
      figures: this.figures(),
      losses: this.losses(),
      commanders: this.commanders(),
      divisions: view.formations.map((formation) => this.division(formation)),
      columns: ["unit", "base", "bases", "cost"].map((key) => print(`roster.${key}`)),
      upgradesLabel: t("roster.upgrades"),
      upgrades: [...this.statuses(), ...view.upgrades.map((bought) => this.upgrade(bought))],
      broken: this.broken(),
      accepted: this.accepted(),
      notes: { label: t("roster.notes"), blocks: proseOf(view.notes, clean) },
      remarks: this.remarks(),
    };
  }

  private figures(): [string, string, string][] {
    const { t, print } = this;
    const { points, bases, armyMorale, armyMoraleLevel } = this.view.summary;
    const of = (spent: number, limit: number | null) =>
      limit === null ? this.number(spent) : `${this.number(spent)} / ${this.number(limit)}`;
    const arms = (["infantry", "cavalry", "artillery"] as const)
      .filter((arm) => bases[arm] > 0)
      .map((arm) => `${t(`arms.${arm}`).toLocaleLowerCase()} ${this.number(bases[arm])}`);
    const generals = print("roster.generals", { points: this.number(points.generals) });
    const carried =
      points.carriedOver > 0 ? t("roster.carriedOver", { n: points.carriedOver }) : "";
    return [
      [
        t("roster.unitsAndGenerals"),
        of(points.units + points.generals, points.unitsLimit),
        generals,
      ],
      [
        t("roster.upgrades"),
        of(points.upgrades, points.upgradesLimit + points.carriedOver),
        carried,
      ],
      [t("roster.total"), of(points.total, points.limit), ""],
      [t("roster.bases"), of(bases.total, bases.limit), arms.join(", ")],
      [
        t("roster.morale"),
        t(`levels.${armyMoraleLevel}`),
        t("roster.moraleNumber", { n: armyMorale }),
      ],
    ];
  }

  private losses(): RosterSheet["losses"] {
    const { bases, losses } = this.view.summary;
    return {
      label: this.print("roster.lost"),
      bases: bases.total,
      quarter: losses.quarterBases,
      half: losses.halfBases,
    };
  }

  private commanders(): [string, string][] {
    const { t, clean, view } = this;
    const named = ({ name, source }: RosterView["commander"]) =>
      clean.line(name) || t(`commanders.source.${source}`);
    return [
      [t("commanders.commander-in-chief"), named(view.commander)],
      ...view.corps.map(({ name, number, commander }): [string, string] => [
        clean.line(name) || t("numbered.corps", { n: number }),
        named(commander),
      ]),
    ];
  }

  private division(formation: RosterFormation): RosterDivision {
    const { t, clean } = this;
    const sum = [t("bases", { n: formation.bases }), t("points", { n: formation.points })];
    return {
      name: clean.line(formationTitle(formation, t)),
      general: clean.line(generalTitle(formation, t)),
      sum: sum.join(" · "),
      rows: formation.regiments.map((regiment) => this.row(regiment)),
    };
  }

  private row(regiment: RosterRegiment): RosterRow {
    const { t, clean } = this;
    const { baseSize, priceInferred, statusPoints, bases, points } = regiment;
    const mark = priceInferred ? " *" : "";
    return {
      name: clean.line(regimentTitle(regiment, t)),
      kind: clean.line(regiment.name) === "" ? "" : t(`units.${regiment.unitKind}`),
      marks: clean.line(regimentMarks(regiment, t).join(", ")),
      note: clean.line(regiment.notes),
      base: baseSize === null ? "–" : this.baseSize(baseSize),
      bases,
      cost: `${this.number(points)}${mark}`,
      statusCost: statusPoints > 0 ? `+ ${this.number(statusPoints)}` : "",
    };
  }

  private baseSize({ widthCm, depthCm }: NonNullable<RosterRegiment["baseSize"]>): string {
    return `${this.number(widthCm)} × ${this.number(depthCm)} cm`;
  }

  /** What veterans and elite troops cost is paid from the upgrades. */
  private statuses(): RosterSheet["upgrades"] {
    const points = this.view.formations
      .flatMap(({ regiments }) => regiments)
      .reduce((sum, { statusPoints }) => sum + statusPoints, 0);
    if (points === 0) return [];
    const name = this.t("roster.statuses");
    return [{ name, effect: "", note: "", cost: this.number(points), boxes: 0 }];
  }

  private upgrade(bought: RosterView["upgrades"][number]): RosterSheet["upgrades"][number] {
    const { t, clean } = this;
    return {
      name: [t(`upgrades.${bought.upgrade}`), upgradeCount(bought, t)].filter(Boolean).join(" "),
      effect: t(`upgradeEffects.${bought.upgrade}`),
      note: clean.line(bought.notes),
      cost: this.number(bought.points),
      boxes: Math.min(MOST_BOXES, bought.count),
    };
  }

  private broken(): RosterSheet["broken"] {
    const { t, clean, view } = this;
    return {
      label: t("roster.broken"),
      lines: view.findings
        .filter(({ severity }) => severity === "error")
        .map((finding) => [finding.rule, clean.line(armyListFindingText(finding, t))]),
    };
  }

  private accepted(): RosterSheet["accepted"] {
    const { t, clean, view } = this;
    return {
      label: t("roster.accepted"),
      lines: view.accepted.map(({ finding, reason }) => [
        finding.rule,
        clean.line(armyListFindingText(finding, t)),
        clean.line(reason),
      ]),
    };
  }

  private remarks(): string[] {
    const { t, print, clean, view } = this;
    const inferred = view.formations.some(({ regiments }) =>
      regiments.some(({ priceInferred }) => priceInferred),
    );
    const count = clean.unprintable.size;
    return [
      ...(view.formations.length === 0 ? [print("roster.missing")] : []),
      ...(inferred ? [t("roster.inferredFoot")] : []),
      ...(count > 0 ? [print("unprintable", { count })] : []),
    ];
  }

  /** Points come in halves. */
  private number(value: number): string {
    return formatNumber(this.language, value, Number.isInteger(value) ? 0 : 1);
  }
}

/** Boxes beyond these would fill the page. */
const MOST_BOXES = 12;
