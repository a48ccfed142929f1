"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Row, Rows } from "@/app/_ui/rows";
import { featureName } from "@/lib/domain/belle-alliance/scenario/feature-name";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Building } from "@/lib/domain/belle-alliance/scenario/held-building";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { useDesk } from "../../_desk/desk-context";
import { deskHref } from "../../_desk/desk-parts";
import { useUnitWords } from "../use-words";
import { InspectorSection } from "./inspector-section";

interface OnTableProps {
  readonly unit: Unit;
  /** The building that the unit holds. */
  readonly building: Building | null;
  readonly side: Side;
  readonly parents: readonly FormationNode[];
}

/** The unit's commander, where and when it enters, and the building it holds. */
export function OnTableBlock({ unit, building, side, parents }: OnTableProps) {
  const t = useTranslations("orderOfBattle.onTable");
  const under = parents.findLast(({ commander }) => commander !== null);
  return (
    <InspectorSection title={t("title")}>
      <Rows>
        <Row name={t("commander")}>
          {under?.commander ? (
            <>
              {under.commander.name} <small>{under.name}</small>
            </>
          ) : (
            t("nobody")
          )}
        </Row>
        <Place unit={unit} />
        {unit.placement && unit.placement.buildingId !== null && (
          <Held buildingId={unit.placement.buildingId} building={building} />
        )}
        <Arrival unit={unit} side={side} parents={parents} />
      </Rows>
    </InspectorSection>
  );
}

function Place({ unit }: { readonly unit: Unit }) {
  const t = useTranslations("orderOfBattle.onTable");
  const { id } = useDesk();
  const { number } = useUnitWords();
  const { placement } = unit;
  return (
    <Row name={t("place")}>
      <Link href={deskHref(id, "map", unit.id)} prefetch={false}>
        {placement
          ? t("at", { x: number(placement.xCm, 1), y: number(placement.yCm, 1) })
          : t("unplaced")}
      </Link>{" "}
      {placement && <small>{t("facing", { degrees: Math.round(placement.facingDeg) })}</small>}
    </Row>
  );
}

interface HeldProps extends Pick<OnTableProps, "building"> {
  readonly buildingId: string;
}

/** Links to the building on the map, or says that it was removed. */
function Held({ buildingId, building }: HeldProps) {
  const t = useTranslations("orderOfBattle.onTable");
  const { id } = useDesk();
  return (
    <Row name={t("holds")}>
      {building ? (
        <Link href={deskHref(id, "map", buildingId)} prefetch={false}>
          {featureName(building) || t("building")}
        </Link>
      ) : (
        t("buildingGone")
      )}
    </Row>
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
    <Row name={t("arrives")}>
      <Link href={deskHref(id, "schedule", coming.id)} prefetch={false}>
        {t("bound", { bound: coming.bound })}
      </Link>
    </Row>
  );
}
