"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { unitStrength } from "@/lib/domain/scenario/derive";
import type { FormationNode } from "@/lib/domain/scenario/formation";
import type { Side } from "@/lib/domain/scenario/side";
import type { Unit } from "@/lib/domain/scenario/unit";
import { mostSkirmishers } from "@/lib/rules/belle-alliance/skirmishers";
import { useDesk } from "../_desk/desk-context";
import { deskHref } from "../_desk/desk-parts";
import { InspectorSection } from "./inspector-section";
import type { UnitBlockProps } from "./unit-block";
import { useUnitWords } from "./use-words";

interface OnTableProps extends UnitBlockProps {
  readonly side: Side;
  readonly parents: readonly FormationNode[];
}

/** Who commands the unit, how much of it may skirmish, where and when it comes to stand. */
export function OnTableBlock({ unit, settings, side, parents }: OnTableProps) {
  const t = useTranslations("orderOfBattle.onTable");
  const { figures } = unitStrength(unit, settings);
  const under = parents.findLast(({ commander }) => commander !== null);
  const skirmishers = mostSkirmishers({ ...unit, figures: figures ?? 0 });
  return (
    <InspectorSection title={t("title")}>
      <dl className="rows">
        <div>
          <dt>{t("commander")}</dt>
          <dd>
            {under?.commander ? (
              <>
                {under.commander.name} <small>{under.name}</small>
              </>
            ) : (
              t("nobody")
            )}
          </dd>
        </div>
        {figures !== null && skirmishers > 0 && (
          <div>
            <dt>{t("skirmish")}</dt>
            <dd>
              {t("skirmishers", { most: skirmishers, figures })}{" "}
              <small>{t(unit.light ? "all" : "third")}</small>
            </dd>
          </div>
        )}
        <Place unit={unit} />
        <Arrival unit={unit} side={side} parents={parents} />
      </dl>
    </InspectorSection>
  );
}

function Place({ unit }: { readonly unit: Unit }) {
  const t = useTranslations("orderOfBattle.onTable");
  const { id } = useDesk();
  const { number } = useUnitWords();
  const { placement } = unit;
  return (
    <div>
      <dt>{t("place")}</dt>
      <dd>
        <Link href={deskHref(id, "map", unit.id)} prefetch={false}>
          {placement
            ? t("at", { x: number(placement.xCm, 1), y: number(placement.yCm, 1) })
            : t("unplaced")}
        </Link>{" "}
        {placement && <small>{t("facing", { degrees: Math.round(placement.facingDeg) })}</small>}
      </dd>
    </div>
  );
}

function Arrival({ unit, side, parents }: Pick<OnTableProps, "unit" | "side" | "parents">) {
  const t = useTranslations("orderOfBattle.onTable");
  const { id } = useDesk();
  const ids = [unit.id, ...parents.map((each) => each.id)];
  const coming = side.reinforcements.find(({ brings }) =>
    brings.some((each) => ids.includes(each)),
  );
  if (!coming) return null;
  return (
    <div>
      <dt>{t("arrives")}</dt>
      <dd>
        <Link href={deskHref(id, "schedule", coming.id)} prefetch={false}>
          {t("bound", { bound: coming.bound })}
        </Link>
      </dd>
    </div>
  );
}
