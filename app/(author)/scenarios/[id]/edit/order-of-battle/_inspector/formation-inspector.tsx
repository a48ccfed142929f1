"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Toggle } from "@/app/_ui/checkbox";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Facts } from "@/app/_ui/facts";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import {
  type FormationFields,
  setCommander,
  setFormationFields,
} from "@/lib/domain/belle-alliance/scenario/commands/formations";
import { setSupplies } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { formationsUnder, unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { EFFICIENCIES } from "@/lib/rules/belle-alliance/commanders";
import { LEVELS } from "@/lib/rules/belle-alliance/level";
import { NATIONS, type Nation } from "@/lib/rules/belle-alliance/nation";
import { usesSupplies } from "@/lib/rules/belle-alliance/supplies";
import { useDocument, useEditor } from "../../_desk/scenario-editor";
import { formationTotals } from "../_tree/order-rows";
import { useOrderActions } from "../use-order-actions";
import type { OrderDesk } from "../use-order-desk";
import { FieldSpot } from "./field-spot";
import { InspectorSection } from "./inspector-section";
import { SuppliesChoice } from "./supplies-block";
import { TotalsRows } from "./totals-rows";
import { UnitFindings } from "./unit-findings";

interface FormationInspectorProps {
  readonly side: Side;
  readonly formation: FormationNode;
  readonly parents: readonly FormationNode[];
  readonly desk: OrderDesk;
}

const settingsOf = ({ settings }: Scenario) => settings;

/** A formation in full: its kind, its commander and its totals. */
export function FormationInspector(props: FormationInspectorProps) {
  const { side, formation, parents, desk } = props;
  const t = useTranslations("orderOfBattle");
  const rules = useTranslations("belleAlliance");
  const settings = useDocument(settingsOf);
  const edit = (fields: Partial<FormationFields>) =>
    desk.editor.apply(setFormationFields, { formationId: formation.id, fields });
  const commanders = formationsUnder([formation]).filter(({ commander }) => commander).length;
  return (
    <>
      <InspectorHead
        colour={side.colour}
        under={[side, ...parents].map(({ name }) => name)}
        title={formation.name}
      >
        <Facts>
          <span>{rules(`level.${formation.level}`)}</span>
          {formation.commander && <span>{formation.commander.name}</span>}
        </Facts>
      </InspectorHead>
      <InspectorBody>
        <UnitFindings id={formation.id} />
        <InspectorSection title={t("formation.title")}>
          <Identity formation={formation} edit={edit} />
        </InspectorSection>
        <InspectorSection title={t("formation.commander")} rule="1.1.4">
          <FieldSpot field="commander">
            <CommanderFields formation={formation} />
          </FieldSpot>
        </InspectorSection>
        <InspectorSection title={t("totals.title")}>
          <TotalsRows totals={formationTotals(formation, settings)} commanders={commanders} />
        </InspectorSection>
        <SuppliesBelow formation={formation} desk={desk} />
        <Below formation={formation} desk={desk} />
        <Notes formation={formation} edit={edit} />
      </InspectorBody>
    </>
  );
}

interface EditProps {
  readonly formation: FormationNode;
  readonly edit: (fields: Partial<FormationFields>) => void;
}

const MIXED = "mixed";

function Identity({ formation, edit }: EditProps) {
  const t = useTranslations("orderOfBattle.formation");
  const rules = useTranslations("belleAlliance");
  return (
    <div className="grid grid-cols-1 gap-3">
      <FieldSpot field="name">
        <DraftTextField
          label={t("name")}
          value={formation.name}
          onCommit={(name) => name.trim() !== "" && edit({ name: name.trim() })}
        />
      </FieldSpot>
      <div className="grid items-end gap-2 tablet:grid-cols-2">
        <Select
          label={t("level")}
          choices={LEVELS.map((value) => ({ value, label: rules(`level.${value}`) }))}
          value={formation.level}
          onChange={(level) => edit({ level })}
        />
        <Select<Nation | typeof MIXED>
          label={t("nation")}
          choices={[
            { value: MIXED, label: t("mixed") },
            ...NATIONS.map((value) => ({ value, label: rules(`nation.${value}`) })),
          ]}
          value={formation.nation ?? MIXED}
          onChange={(nation) => edit({ nation: nation === MIXED ? null : nation })}
        />
      </div>
    </div>
  );
}

/** One choice for all units under the formation that use up supplies [5.5.3]. */
function SuppliesBelow({ formation, desk }: Pick<FormationInspectorProps, "formation" | "desk">) {
  const t = useTranslations("orderOfBattle.supplies");
  const units = unitsUnder([formation]).filter(({ arm }) => usesSupplies(arm));
  const [first] = units;
  if (!first) return null;
  const isOne = units.every(({ supplies }) => supplies === first.supplies);
  return (
    <InspectorSection title={t("title")} rule="5.5.3">
      <SuppliesChoice
        label={t("ofAll", { count: units.length })}
        value={isOne ? first.supplies : undefined}
        onChange={(supplies) =>
          desk.editor.apply(setSupplies, { unitIds: units.map(({ id }) => id), supplies })
        }
      />
      {!isOne && <p className="hint">{t("differ")}</p>}
    </InspectorSection>
  );
}

function Below({ formation, desk }: Pick<FormationInspectorProps, "formation" | "desk">) {
  const t = useTranslations("orderOfBattle.formation");
  const actions = useOrderActions(desk);
  const plus = <Plus aria-hidden />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button icon={plus} onPress={() => actions.addFormation(formation.id)}>
        {t("addFormation")}
      </Button>
      <Button icon={plus} onPress={() => actions.addUnit(formation.id)}>
        {t("addUnit")}
      </Button>
    </div>
  );
}

function Notes({ formation, edit }: EditProps) {
  const t = useTranslations("orderOfBattle.notes");
  return (
    <InspectorSection title={t("title")}>
      <div className="grid grid-cols-1 gap-3">
        <DraftTextField
          label={t("own")}
          value={formation.note}
          onCommit={(note) => edit({ note })}
        />
        <DraftTextField
          label={t("umpire")}
          value={formation.umpireNote}
          onCommit={(umpireNote) => edit({ umpireNote })}
        />
        <Toggle isSelected={formation.hidden} onChange={(hidden) => edit({ hidden })}>
          {t("hiddenWithAll")}
        </Toggle>
      </div>
    </InspectorSection>
  );
}

/** A formation's commander and their efficiency; an empty name removes the commander. */
function CommanderFields({ formation }: { readonly formation: FormationNode }) {
  const t = useTranslations("orderOfBattle.formation");
  const rules = useTranslations("belleAlliance.efficiency");
  const editor = useEditor();
  const { id: formationId, commander } = formation;
  const name = (text: string) => {
    const written = text.trim();
    const efficiency = commander?.efficiency ?? "normal";
    editor.apply(setCommander, {
      formationId,
      commander: written === "" ? null : { name: written, efficiency },
    });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <DraftTextField
        label={t("commanderName")}
        hint={commander ? undefined : t("noCommander")}
        value={commander?.name ?? ""}
        onCommit={name}
      />
      {commander && (
        <Segmented
          label={t("efficiency")}
          full
          look="wrapped"
          value={commander.efficiency}
          onChange={(efficiency) =>
            editor.apply(setCommander, { formationId, commander: { ...commander, efficiency } })
          }
          segments={EFFICIENCIES.map((value) => ({ value, label: rules(value) }))}
        />
      )}
    </div>
  );
}
