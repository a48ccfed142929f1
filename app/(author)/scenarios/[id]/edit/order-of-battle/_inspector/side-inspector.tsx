"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Swatch } from "@/app/_map/swatch";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Segmented } from "@/app/_ui/segmented";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { setSideFields } from "@/lib/domain/belle-alliance/scenario/commands/sides";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { totalsOf } from "@/lib/domain/belle-alliance/scenario/totals";
import { formationsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { SIDE_COLOURS } from "@/lib/domain/table/side-colours";
import { useDesk } from "../../_desk/desk-context";
import { deskHref } from "../../_desk/desk-parts";
import { useDocument } from "../../_desk/scenario-editor";
import { useOrderActions } from "../use-order-actions";
import type { OrderDesk } from "../use-order-desk";
import { FieldSpot } from "./field-spot";
import { InspectorSection } from "./inspector-section";
import { TotalsRows } from "./totals-rows";
import { UnitFindings } from "./unit-findings";

interface SideInspectorProps {
  readonly side: Side;
  readonly desk: OrderDesk;
}

const settingsOf = ({ settings }: Scenario) => settings;

/** A side: its name, colour and totals. */
export function SideInspector({ side, desk }: SideInspectorProps) {
  const t = useTranslations("orderOfBattle");
  const settings = useDocument(settingsOf);
  const actions = useOrderActions(desk);
  const { id } = useDesk();
  const commanders = formationsUnder(side.formations).filter(({ commander }) => commander).length;
  return (
    <>
      <InspectorHead colour={side.colour} under={[t("side.side")]} title={side.name} />
      <InspectorBody>
        <UnitFindings id={side.id} />
        <InspectorSection title={t("side.title")}>
          <Identity side={side} desk={desk} />
        </InspectorSection>
        <InspectorSection title={t("totals.title")}>
          <TotalsRows totals={totalsOf(side.formations, settings)} commanders={commanders} />
        </InspectorSection>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button icon={<Plus aria-hidden />} onPress={() => actions.addFormation(side.id)}>
            {t("formation.addFormation")}
          </Button>
          <Link href={deskHref(id, "briefs", side.id)} prefetch={false}>
            {t("side.toBrief")}
          </Link>
        </div>
      </InspectorBody>
    </>
  );
}

function Identity({ side, desk }: SideInspectorProps) {
  const t = useTranslations("orderOfBattle.side");
  const { editor } = desk;
  const edit = (fields: Partial<Pick<Side, "name" | "colour">>) =>
    editor.apply(setSideFields, { sideId: side.id, fields });
  return (
    <div className="grid grid-cols-1 gap-3">
      <FieldSpot field="name">
        <DraftTextField
          label={t("name")}
          value={side.name}
          onCommit={(name) => name.trim() !== "" && edit({ name: name.trim() })}
        />
      </FieldSpot>
      <Segmented
        label={t("colour")}
        full
        value={side.colour}
        onChange={(colour) => edit({ colour })}
        segments={SIDE_COLOURS.map((value) => ({
          value,
          label: (
            <>
              <Swatch colour={value} />
              {t(`colours.${value}`)}
            </>
          ),
        }))}
      />
    </div>
  );
}
