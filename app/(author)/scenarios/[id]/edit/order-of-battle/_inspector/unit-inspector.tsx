"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { setUnitFields, type UnitFields } from "@/lib/domain/scenario/commands/units";
import type { FormationNode } from "@/lib/domain/scenario/formation";
import { heldBuilding } from "@/lib/domain/scenario/held-building";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Side } from "@/lib/domain/scenario/side";
import type { Unit } from "@/lib/domain/scenario/unit";
import { useDocument, useEditor } from "../../_desk/scenario-editor";
import { useUnitWords } from "../use-words";
import { AbilitiesBlock } from "./abilities-block";
import { FieldSpot } from "./field-spot";
import { FootprintBlock } from "./footprint-block";
import { Crumbs } from "./inspector-section";
import { OddsLink } from "./odds-link";
import { OnTableBlock } from "./on-table-block";
import { StrengthBlock } from "./strength-block";
import { SuppliesBlock } from "./supplies-block";
import { UnitFindings } from "./unit-findings";
import { UnitKindBlock } from "./unit-kind-block";
import { UnitNotesBlock } from "./unit-notes-block";
import { ValourBlock } from "./valour-block";

export interface UnitInspectorProps {
  readonly side: Side;
  readonly unit: Unit;
  readonly parents: readonly FormationNode[];
}

const settingsOf = ({ settings }: Scenario) => settings;

/** A unit in full: what it is, its strength, valour and ground, and where it stands. */
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
      <div className="insp-b">
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
      </div>
    </>
  );
}

function Head({ side, unit, parents }: UnitInspectorProps) {
  const rules = useTranslations("belleAlliance");
  const words = useUnitWords();
  return (
    <div className={`insp-h side-${side.colour}`}>
      <Crumbs names={parents.map(({ name }) => name)} />
      <h2>{unit.name}</h2>
      <p className="facts">
        <span>{words.kind(unit)}</span>
        <span>{rules(`nation.${unit.nation}`)}</span>
        {unit.weapon && <span>{rules(`weapon.${unit.weapon}`)}</span>}
      </p>
      <OddsLink unit={unit} />
    </div>
  );
}
