"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { Row, Rows } from "@/app/_ui/rows";
import { Select } from "@/app/_ui/select";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import type { Deployment } from "@/lib/domain/belle-alliance/scenario/deployment/deploy";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { type DeployFieldsProps, DeployPlaceFields } from "./deploy-place-fields";
import { DeployPlanFields } from "./deploy-plan-fields";
import { type Deploying, deployable, startDeploying } from "./deploying";
import { Unfitting } from "./unfitting";

/** How and where a whole formation is put on the table; the map previews it. */
export function DeployPanel({ desk, deploying }: DeployFieldsProps) {
  const t = useTranslations("map.deploy");
  const common = useTranslations("common.action");
  const place = deployable(desk.scenario).find(
    ({ formation }) => formation.id === deploying.formationId,
  );
  return (
    <>
      <InspectorHead
        {...(place ? { colour: place.side.colour } : {})}
        under={[t("title")]}
        title={place?.formation.name ?? t("title")}
      />
      <InspectorBody>
        <div className="grid grid-cols-1 gap-3 **:tablet:scroll-mb-36">
          <WhichFields desk={desk} deploying={deploying} />
          <DeployPlanFields
            plan={deploying.plan}
            isOnLine={deploying.line !== null}
            onChange={(plan) => desk.deploy({ ...deploying, plan })}
          />
          <DeployPlaceFields desk={desk} deploying={deploying} />
          <p className="hint">{t(hintOf(deploying))}</p>
        </div>
        <div className="-mx-4 -mb-4 grid grid-cols-1 gap-2 border-rule border-t bg-sheet px-4 py-2 tablet:sticky tablet:bottom-0 tablet:z-1 below-work:static">
          <DeployGround desk={desk} deploying={deploying} deployment={desk.deployment} />
          <div className="flex flex-wrap gap-2">
            <Button look="primary" isDisabled={desk.deployment === null} onPress={desk.deployNow}>
              {t("place", { count: desk.deployment?.units.length ?? 0 })}
            </Button>
            <Button onPress={() => desk.deploy(null)}>{common("cancel")}</Button>
          </div>
        </div>
      </InspectorBody>
    </>
  );
}

function hintOf({ plan, line }: Deploying): string {
  if (plan.array === "march") return line ? "hintMarchLine" : "hintMarch";
  return line ? "hintLine" : "hint";
}

/** Which formation, and whether units already on the table move as well. */
function WhichFields({ desk, deploying }: DeployFieldsProps) {
  const t = useTranslations("map.deploy");
  const { scenario, deploy } = desk;
  const all = deployable(scenario);
  const chosen = all.find(({ formation }) => formation.id === deploying.formationId);
  const units = unitsUnder(chosen ? [chosen.formation] : []);
  const isSomePlaced = units.some(({ placement }) => placement !== null);
  return (
    <>
      <Select
        label={t("formation")}
        choices={all.map(({ formation, side, parents }) => ({
          value: formation.id,
          label: formation.name,
          detail: t("units", { count: unitsUnder([formation]).length }),
          below: [side, ...parents].map(({ name }) => name).join(" › "),
        }))}
        value={deploying.formationId}
        onChange={(id) => {
          const next = all.find(({ formation }) => formation.id === id)?.formation;
          if (next) deploy(startDeploying(scenario, next, deploying));
        }}
      />
      {isSomePlaced && (
        <Checkbox
          isSelected={deploying.troops === "all"}
          onChange={(isAll) => deploy({ ...deploying, troops: isAll ? "all" : "waiting" })}
        >
          {t("moveAll")}
        </Checkbox>
      )}
    </>
  );
}

interface GroundProps extends DeployFieldsProps {
  readonly deployment: Deployment | null;
}

/** The ground it covers and what does not fit, announced to screen reader users as it changes. */
export function DeployGround({ desk, deploying, deployment }: GroundProps) {
  const t = useTranslations("map.deploy");
  const format = useFormatter();
  const id = useId();
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  if (deployment === null) return <p className="hint">{t("nobody")}</p>;
  const { widthCm, depthCm } = deployment;
  return (
    <section aria-labelledby={id} aria-live="polite">
      <h3 id={id} className="sr-only">
        {t("ground")}
      </h3>
      <Rows>
        <Row name={t("ground")}>{t("size", { width: cm(widthCm), depth: cm(depthCm) })}</Row>
      </Rows>
      <Unfitting
        desk={desk}
        deployment={deployment}
        of={deploying.plan.array === "march" ? "road" : "line"}
      />
    </section>
  );
}
