"use client";

import { useTranslations } from "next-intl";
import { memo, useMemo, useState } from "react";
import { ArmSign } from "@/app/_map/belle-alliance/arm-sign";
import { Button } from "@/app/_ui/button";
import { SectionTitle } from "@/app/_ui/section-title";
import type { StatedTotal } from "@/lib/domain/belle-alliance/import/units/sums";
import { unitStrength } from "@/lib/domain/belle-alliance/scenario/derive";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { totalsOf } from "@/lib/domain/belle-alliance/scenario/totals";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { unitValour, yearOf } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import { useUnitWords } from "../use-words";
import { ValourChip } from "../valour-chip";
import { type ComparedSum, comparedSums, SideTotals, StatedMark } from "./stated-totals";

interface PastePreviewProps {
  readonly sides: readonly Side[];
  /** The totals stated in the text. */
  readonly stated: readonly StatedTotal[];
  readonly scenario: Scenario;
}

/**
 * The result of reading: totals next to those stated in the text, then formations, units, figures, gunners and proposed
 * valour.
 */
export function PastePreview({ sides, stated, scenario }: PastePreviewProps) {
  const t = useTranslations("orderOfBattle.paste");
  const { number } = useUnitWords();
  const formations = useMemo(() => sides.flatMap((side) => side.formations), [sides]);
  const { units, men, figures, gunners } = totalsOf(formations, scenario.settings);
  const [isAll, setAll] = useState(false);
  const shown = useMemo(
    () => (isAll || units <= MAX_SHOWN ? sides : sidesCut(sides, MAX_SHOWN)),
    [isAll, units, sides],
  );
  const sums = useMemo(() => comparedSums(formations, stated), [formations, stated]);
  return (
    <section aria-label={t("preview")}>
      <SectionTitle level={3}>
        {t("preview")}
        {units > 0 && (
          <span className="text-end font-normal font-sans text-ink-3 text-xs leading-snug [letter-spacing:0] tabular-nums [font-variant-caps:normal]">
            {t("sums", { units, men: number(men), figures: number(figures), gunners })}
          </span>
        )}
      </SectionTitle>
      {units > 0 && <SideTotals sides={sides} stated={stated} />}
      {formations.length === 0 && <p className="text-ink-3">{t("nothing")}</p>}
      <section
        className="max-h-100 overflow-auto text-sm side-c"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t("tree")}
      >
        {shown.map((side) => (
          <div key={side.id}>
            {sides.length > 1 && <p className="mt-2 font-semibold">{side.name}</p>}
            {side.formations.map((formation) => (
              <Formation key={formation.id} {...{ formation, scenario, sums }} parents={NONE} />
            ))}
          </div>
        ))}
        {shown !== sides && (
          <Button className="mt-2" onPress={() => setAll(true)}>
            {t("showAll", { count: units })}
          </Button>
        )}
      </section>
    </section>
  );
}

/** More would take longer to render than to read. */
const MAX_SHOWN = 100;

const NONE: readonly FormationNode[] = [];

interface FormationProps {
  readonly formation: FormationNode;
  readonly parents: readonly FormationNode[];
  readonly scenario: Scenario;
  /** The totals stated in the text with those calculated, keyed by formation. */
  readonly sums: ReadonlyMap<string, ComparedSum>;
}

const Formation = memo(function Formation({ formation, parents, scenario, sums }: FormationProps) {
  const rules = useTranslations("belleAlliance.level");
  const compared = sums.get(formation.id);
  const chain = [...parents, formation];
  return (
    <div className={parents.length > 0 ? "ms-3.5" : undefined}>
      <p>
        <b className="font-serif text-base">{formation.name}</b>{" "}
        <span className="text-ink-3">{rules(formation.level)}</span>{" "}
        {formation.commander && (
          <span className="font-serif text-ink-3 italic">{formation.commander.name}</span>
        )}
        {compared && <StatedMark {...compared} />}
      </p>
      {formation.formations.map((each) => (
        <Formation key={each.id} formation={each} parents={chain} scenario={scenario} sums={sums} />
      ))}
      {formation.units.map((unit) => (
        <UnitLine key={unit.id} unit={unit} parents={chain} scenario={scenario} />
      ))}
    </div>
  );
});

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
    <p className="ms-3.5 grid grid-cols-[--spacing(4.5)_minmax(0,1fr)_fit-content(--spacing(20))_auto] items-center gap-1.75 border-rule border-t py-0.5 tablet:grid-cols-[--spacing(4.5)_minmax(0,1.3fr)_minmax(0,1fr)_auto_auto]">
      <ArmSign arm={unit.arm} isRifle={unit.weapon === "rifle"} />
      <span className="wrap-anywhere">{unit.name}</span>
      <span className="text-ink-3 text-xs max-tablet:hidden">{words.kind(unit)}</span>
      <span className="num max-tablet:whitespace-normal">{strength}</span>
      <ValourChip valour={valour} />
    </p>
  );
}

/** The sides cut to a number of units in total. */
function sidesCut(sides: readonly Side[], most: number): Side[] {
  const room = { left: most };
  return sides.map((side) => ({ ...side, formations: formationsCut(side.formations, room) }));
}

function formationsCut(formations: readonly FormationNode[], room: { left: number }) {
  const cut: FormationNode[] = [];
  for (const each of formations) {
    if (room.left <= 0) break;
    const below = formationsCut(each.formations, room);
    const units = each.units.slice(0, Math.max(0, room.left));
    room.left -= units.length;
    cut.push({ ...each, formations: below, units });
  }
  return cut;
}
