"use client";

import { useTranslations } from "next-intl";
import { lazyPart } from "@/app/_ui/lazy-part";
import { isSeveral } from "@/app/_ui/tree-selection";
import { Inspector } from "@/app/(author)/_editor/inspector";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { useDocument } from "../../_desk/scenario-editor";
import { spotOf } from "../edits";
import type { OrderDesk } from "../use-order-desk";

const WITHIN = { place: "within", ahead: "soon" } as const;
const ManyInspector = lazyPart(
  async () => (await import("../_many/many-inspector")).ManyInspector,
  WITHIN,
);
const FormationInspector = lazyPart(
  async () => (await import("./formation-inspector")).FormationInspector,
  WITHIN,
);
const SideInspector = lazyPart(
  async () => (await import("./side-inspector")).SideInspector,
  WITHIN,
);
const UnitInspector = lazyPart(
  async () => (await import("./unit-inspector")).UnitInspector,
  WITHIN,
);

/** The selected row in full, edited in place. */
export function OrderInspector({ desk }: { readonly desk: OrderDesk }) {
  const t = useTranslations("orderOfBattle.inspector");
  const { selectedId, selection } = desk;
  const [side, thing, ...parents] = useSpot(selectedId);
  if (isSeveral(selection)) {
    return (
      <Inspector label={t("label")}>
        <ManyInspector key={[...selection.keys].join()} desk={desk} />
      </Inspector>
    );
  }
  return (
    <Inspector label={t("label")}>
      {!side && <p className="text-pretty px-4 py-6 text-ink-3">{t("nothing")}</p>}
      {side && !thing && <SideInspector key={side.id} side={side} desk={desk} />}
      {side && thing && "arm" in thing && (
        <UnitInspector
          key={thing.id}
          side={side}
          unit={thing}
          parents={parents as FormationNode[]}
        />
      )}
      {side && thing && "level" in thing && (
        <FormationInspector
          key={thing.id}
          side={side}
          formation={thing}
          parents={parents as FormationNode[]}
          desk={desk}
        />
      )}
    </Inspector>
  );
}

type Chosen = readonly [] | readonly [Side, (Unit | FormationNode)?, ...FormationNode[]];

/** The selected item as a flat list: its side, the item unless it is the side, and the formations above it. */
function useSpot(id: string | null): Chosen {
  return useDocument((scenario: Scenario): Chosen => {
    const spot = spotOf(scenario, id);
    if (!spot) return [];
    if (spot.is === "side") return [spot.side];
    return [spot.side, spot.is === "unit" ? spot.unit : spot.formation, ...spot.parents];
  });
}
