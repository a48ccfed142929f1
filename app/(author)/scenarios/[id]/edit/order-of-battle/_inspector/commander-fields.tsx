"use client";

import { useTranslations } from "next-intl";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Segmented } from "@/app/_ui/segmented";
import { setCommander } from "@/lib/domain/scenario/commands/formations";
import type { FormationNode } from "@/lib/domain/scenario/formation";
import { EFFICIENCIES } from "@/lib/rules/belle-alliance/efficiency";
import { useEditor } from "../../_desk/scenario-editor";

/** Who commands a formation and how well; an empty name leaves it without one. */
export function CommanderFields({ formation }: { readonly formation: FormationNode }) {
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
    <div className="fields">
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
          className="tight"
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
