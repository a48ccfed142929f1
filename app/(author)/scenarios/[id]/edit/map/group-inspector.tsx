"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Facts } from "@/app/_ui/facts";
import { NumberField } from "@/app/_ui/number-field";
import { SectionTitle } from "@/app/_ui/section-title";
import { Select } from "@/app/_ui/select";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import {
  formPieces,
  movePieces,
  turnPieces,
  wheelPieces,
} from "@/lib/domain/belle-alliance/scenario/commands/pieces";
import { formationsThere } from "@/lib/domain/belle-alliance/scenario/held-building";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { FORMATIONS, type Formation } from "@/lib/rules/belle-alliance/formation";
import { DeployGround } from "./deploy-panel";
import { DeployPlanFields } from "./deploy-plan-fields";
import { actOn, type GroupAct } from "./group-acts";
import type { MapDeskState } from "./use-map-desk";

interface GroupProps {
  readonly desk: MapDeskState;
}

/** Several pieces chosen together, and acts on all of them. */
export function GroupInspector({ desk }: GroupProps) {
  const t = useTranslations("map.group");
  const { pieces } = desk;
  const title = t("title", { count: pieces.length });
  const locked = pieces.filter(desk.isLocked).length;
  const count = (kind: string) => pieces.filter((each) => each.kind === kind).length;
  return (
    <>
      <InspectorHead under={[t("menu")]} title={title}>
        <Facts>
          {(["unit", "commander", "feature"] as const)
            .filter((kind) => count(kind) > 0)
            .map((kind) => (
              <span key={kind}>{t(`of.${kind}`, { count: count(kind) })}</span>
            ))}
          {locked > 0 && <span>{t("locked", { count: locked })}</span>}
        </Facts>
      </InspectorHead>
      <InspectorBody>
        <DrawnUp desk={desk} />
        <MoveFields desk={desk} />
        <TurnFields desk={desk} />
        <FormationField desk={desk} />
        <Part title={t("order")}>
          <Acts
            desk={desk}
            acts={[
              "alignFront",
              "alignRear",
              "alignLeft",
              "alignRight",
              "spreadFront",
              "spreadDepth",
            ]}
          />
        </Part>
        <Part title={t("mirror")}>
          <Acts desk={desk} acts={["mirrorFlanks", "mirrorFront"]} />
        </Part>
        <Acts desk={desk} acts={[locked > 0 ? "unlock" : "lock", "remove"]} />
      </InspectorBody>
    </>
  );
}

/** The arrangement of what was just placed; changing it rearranges the troops within the same undo step. */
function DrawnUp({ desk }: GroupProps) {
  const t = useTranslations("map.deploy");
  const { placed, reform } = desk;
  if (!placed) return null;
  const { deploying, deployment } = placed;
  return (
    <Part title={t("plan.array")}>
      <div className="grid grid-cols-1 gap-2">
        <DeployPlanFields
          plan={deploying.plan}
          isOnLine={deploying.line !== null}
          onChange={reform}
        />
        <DeployGround desk={desk} deploying={deploying} deployment={deployment} />
      </div>
    </Part>
  );
}

function MoveFields({ desk: { editor, pieces } }: GroupProps) {
  const t = useTranslations("map.group");
  const [[eastCm, northCm], setBy] = useState<readonly [number, number]>([0, 0]);
  const field = { unit: "cm", step: 0.5, minValue: -1_000, maxValue: 1_000 } as const;
  return (
    <Part title={t("move")}>
      <div className="grid grid-cols-2 items-start gap-2">
        <NumberField
          label={t("east")}
          {...field}
          value={eastCm}
          onCommit={(cm) => setBy([cm ?? 0, northCm])}
        />
        <NumberField
          label={t("north")}
          {...field}
          value={northCm}
          onCommit={(cm) => setBy([eastCm, cm ?? 0])}
        />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onPress={() => editor.apply(movePieces, { pieces, eastCm, northCm })}>
          {t("moveNow")}
        </Button>
      </div>
    </Part>
  );
}

function TurnFields({ desk: { editor, pieces } }: GroupProps) {
  const t = useTranslations("map.group");
  const [byDeg, setByDeg] = useState(15);
  const wheel = (flank: "left" | "right") => () =>
    editor.apply(wheelPieces, { pieces, flank, byDeg });
  return (
    <Part title={t("turn")}>
      <NumberField
        label={t("byDeg")}
        hint={t("byDegHint")}
        unit="°"
        step={5}
        minValue={-360}
        maxValue={360}
        value={byDeg}
        onCommit={(degrees) => setByDeg(degrees ?? 0)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onPress={() => editor.apply(turnPieces, { pieces, byDeg })}>
          {t("turnMiddle")}
        </Button>
        <Button size="small" onPress={wheel("left")}>
          {t("turnLeft")}
        </Button>
        <Button size="small" onPress={wheel("right")}>
          {t("turnRight")}
        </Button>
      </div>
    </Part>
  );
}

/** The common formation if there is one; units whose arm does not have the new formation keep theirs. */
function FormationField({ desk: { editor, pieces, scenario } }: GroupProps) {
  const t = useTranslations("map.group");
  const ba = useTranslations("belleAlliance");
  const ids = new Set(pieces.flatMap(({ kind, id }) => (kind === "unit" ? id : [])));
  const units = scenario.sides
    .flatMap(({ formations }) => unitsUnder(formations))
    .filter(({ id }) => ids.has(id));
  if (units.length === 0) return null;
  const taking = (formation: Formation) =>
    units.filter(({ arm, placement }) => formationsThere(arm, placement).includes(formation))
      .length;
  const now = new Set(units.map(({ placement }) => placement?.formation));
  const [only] = now;
  return (
    <Select
      label={t("formation")}
      value={now.size === 1 && only ? only : MIXED}
      choices={[
        ...(now.size > 1 ? [{ value: MIXED, label: t("mixed") }] : []),
        ...FORMATIONS.filter((each) => taking(each) > 0).map((value) => ({
          value,
          label: ba(`formation.${value}`),
          detail: t("of.unit", { count: taking(value) }),
        })),
      ]}
      onChange={(value) => {
        const formation = FORMATIONS.find((each) => each === value);
        if (formation) editor.apply(formPieces, { pieces, formation });
      }}
    />
  );
}

const MIXED = "mixed";

interface ActsProps extends GroupProps {
  readonly acts: readonly GroupAct[];
}

function Acts({ desk: { editor, pieces }, acts }: ActsProps) {
  const t = useTranslations("map.group.acts");
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} size="small" onPress={() => actOn(act, editor, pieces)}>
          {t(act)}
        </Button>
      ))}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle level={3} id={id}>
        {title}
      </SectionTitle>
      {children}
    </section>
  );
}
