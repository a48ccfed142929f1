"use client";

import { Dices } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, useCallback } from "react";
import { Toggle } from "@/app/_ui/checkbox";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Facts } from "@/app/_ui/facts";
import { LinkButton } from "@/app/_ui/link-button";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import {
  setUnitFields,
  type UnitFields,
} from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { heldBuilding } from "@/lib/domain/belle-alliance/scenario/held-building";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { useDocument, useEditor } from "../../_desk/scenario-editor";
import { useUnitWords } from "../use-words";
import { AbilitiesBlock } from "./abilities-block";
import { FieldSpot } from "./field-spot";
import { FootprintBlock } from "./footprint-block";
import { InspectorSection } from "./inspector-section";
import { OnTableBlock } from "./on-table-block";
import { StrengthBlock } from "./strength-block";
import { SuppliesBlock } from "./supplies-block";
import { type UnitBlockProps, usePicked } from "./unit-block";
import { UnitFindings } from "./unit-findings";
import { UnitKindBlock } from "./unit-kind-block";
import { ValourBlock } from "./valour-block";

interface UnitInspectorProps {
  readonly side: Side;
  readonly unit: Unit;
  readonly parents: readonly FormationNode[];
}

const settingsOf = ({ settings }: Scenario) => settings;

/** A unit in full: its kind, strength, valour, footprint and position. */
export function UnitInspector({ side, unit, parents }: UnitInspectorProps) {
  const editor = useEditor();
  const settings = useDocument(settingsOf);
  const edit = useCallback(
    (fields: Partial<UnitFields>) => editor.apply(setUnitFields, { unitId: unit.id, fields }),
    [editor, unit.id],
  );
  const building = useDocument(({ map }: Scenario) => heldBuilding(unit, map.features));
  const block = { unit, settings, edit };
  return (
    <>
      <Head side={side} unit={unit} parents={parents} />
      <InspectorBody>
        <UnitFindings id={unit.id} />
        <StrengthBlock {...block} />
        <FieldSpot field="valour">
          <ValourBlock {...block} parents={parents} />
        </FieldSpot>
        <FootprintBlock {...block} colour={side.colour} />
        <OnTableBlock unit={unit} building={building} side={side} parents={parents} />
        <AbilitiesBlock unit={unit} settings={settings} building={building} />
        <SuppliesBlock unit={unit} edit={edit} />
        <UnitKindBlock unit={unit} edit={edit} />
        <UnitNotesBlock unit={unit} edit={edit} />
      </InspectorBody>
    </>
  );
}

function Head({ side, unit, parents }: UnitInspectorProps) {
  const rules = useTranslations("belleAlliance");
  const words = useUnitWords();
  return (
    <InspectorHead colour={side.colour} under={parents.map(({ name }) => name)} title={unit.name}>
      <Facts>
        <span>{words.kind(unit)}</span>
        <span>{rules(`nation.${unit.nation}`)}</span>
        {unit.weapon && <span>{rules(`weapon.${unit.weapon}`)}</span>}
      </Facts>
      <OddsLink unit={unit} />
    </InspectorHead>
  );
}

/**
 * Links a unit to the odds page, as its first party, if the service has its scenario. A train neither fires nor fights.
 */
function OddsLink({ unit }: { readonly unit: Unit }) {
  const t = useTranslations("orderOfBattle");
  const { id, isLocal } = useEditor();
  if (unit.arm === "train") return null;
  const query = new URLSearchParams(isLocal ? {} : { scenario: id, "a.unit": unit.id });
  return (
    <LinkButton
      href={`/rules/belle-alliance/odds?${query}`}
      prefetch={false}
      look="bare"
      size="small"
      icon={<Dices aria-hidden />}
    >
      {t("odds")}
    </LinkButton>
  );
}

const FIELDS = ["source", "note", "umpireNote", "hidden"] as const;

/** The source of the strength, notes for the unit's side and for the umpire only, and whether the unit is public. */
function UnitNotesBlock({ unit, edit }: Pick<UnitBlockProps, "unit" | "edit">) {
  return <Notes unit={usePicked(unit, FIELDS)} edit={edit} />;
}

interface NotesProps extends Pick<UnitBlockProps, "edit"> {
  readonly unit: Pick<UnitBlockProps["unit"], (typeof FIELDS)[number]>;
}

const Notes = memo(function Notes({ unit, edit }: NotesProps) {
  const t = useTranslations("orderOfBattle.notes");
  return (
    <InspectorSection title={t("title")}>
      <div className="grid grid-cols-1 gap-3">
        <DraftTextField
          label={t("source")}
          value={unit.source}
          onCommit={(source) => edit({ source })}
        />
        <DraftTextField label={t("own")} value={unit.note} onCommit={(note) => edit({ note })} />
        <DraftTextField
          label={t("umpire")}
          value={unit.umpireNote}
          onCommit={(umpireNote) => edit({ umpireNote })}
        />
        <Toggle isSelected={unit.hidden} onChange={(hidden) => edit({ hidden })}>
          {t("hidden")}
        </Toggle>
      </div>
    </InspectorSection>
  );
});
