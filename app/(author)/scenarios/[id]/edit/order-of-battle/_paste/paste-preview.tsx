"use client";

import { useTranslations } from "next-intl";
import { ArmSign } from "@/app/_map/arm-sign";
import { SectionTitle } from "@/app/_ui/section-title";
import { unitStrength, unitValour, yearOf } from "@/lib/domain/scenario/derive";
import type { FormationNode } from "@/lib/domain/scenario/formation";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { totalsOf } from "@/lib/domain/scenario/totals";
import type { Unit } from "@/lib/domain/scenario/unit";
import { useUnitWords } from "../use-words";
import { ValourChip } from "../valour-chip";

interface PastePreviewProps {
  readonly formations: readonly FormationNode[];
  readonly scenario: Scenario;
}

/** What the text was read as: formations, units, figures, gunners and proposed valour. */
export function PastePreview({ formations, scenario }: PastePreviewProps) {
  const t = useTranslations("orderOfBattle.paste");
  const { number } = useUnitWords();
  const { units, men, figures, gunners } = totalsOf(formations, scenario.settings);
  return (
    <section className="pasteout" aria-label={t("preview")}>
      <SectionTitle level={3}>
        {t("preview")}
        {units > 0 && (
          <span className="text-ink-3 sums">
            {t("sums", { units, men: number(men), figures: number(figures), gunners })}
          </span>
        )}
      </SectionTitle>
      {formations.length === 0 && <p className="text-ink-3">{t("nothing")}</p>}
      <div className="pastetree side-c">
        {formations.map((formation) => (
          <Formation key={formation.id} formation={formation} parents={[]} scenario={scenario} />
        ))}
      </div>
    </section>
  );
}

interface FormationProps {
  readonly formation: FormationNode;
  readonly parents: readonly FormationNode[];
  readonly scenario: Scenario;
}

function Formation({ formation, parents, scenario }: FormationProps) {
  const rules = useTranslations("belleAlliance.level");
  const chain = [...parents, formation];
  return (
    <div className="pf">
      <p className="pfh">
        <b>{formation.name}</b> <span className="text-ink-3">{rules(formation.level)}</span>{" "}
        {formation.commander && <span className="cm">{formation.commander.name}</span>}
      </p>
      {formation.formations.map((each) => (
        <Formation key={each.id} formation={each} parents={chain} scenario={scenario} />
      ))}
      {formation.units.map((unit) => (
        <UnitLine key={unit.id} unit={unit} parents={chain} scenario={scenario} />
      ))}
    </div>
  );
}

interface UnitLineProps {
  readonly unit: Unit;
  readonly parents: readonly FormationNode[];
  readonly scenario: Scenario;
}

function UnitLine({ unit, parents, scenario }: UnitLineProps) {
  const t = useTranslations("orderOfBattle");
  const words = useUnitWords();
  const { figures, gunners } = unitStrength(unit, scenario.settings);
  const valour = unitValour(unit, { parents, year: yearOf(scenario) });
  const strength =
    figures !== null && unit.men !== null
      ? t("paste.strength", { men: words.number(unit.men), figures })
      : gunners !== null
        ? t("paste.guns", { guns: unit.guns ?? 0, gunners })
        : "–";
  return (
    <p className="pu">
      <ArmSign arm={unit.arm} isRifle={unit.weapon === "rifle"} />
      <span className="pun">{unit.name}</span>
      <span className="text-ink-3">{words.kind(unit)}</span>
      <span className="num">{strength}</span>
      <ValourChip valour={valour} />
    </p>
  );
}
