import { newId } from "@/app/(author)/_editor/new-id";
import type { ArmyFormation, ArmyList, Brigade, Regiment } from "@/lib/domain/army-list/army-list";
import { dissolveBrigade, leaveBrigade } from "@/lib/domain/army-list/commands/brigades";
import { addGeneral, editGeneral } from "@/lib/domain/army-list/commands/formations";
import { editRegiment, setBases } from "@/lib/domain/army-list/commands/regiments";
import { buyUpgrade } from "@/lib/domain/army-list/commands/upgrades";
import type { ArmyListFinding } from "@/lib/domain/army-list/finding";
import type { ListEditor } from "../list-editor";

/** The one step that mends a finding, or `null` where its owner has to choose. Words: `armyList.remedies`. */
export function remedyOf(
  finding: ArmyListFinding,
  list: ArmyList,
  editor: ListEditor,
): (() => void) | null {
  const [, part, index, below, lower] = finding.path.split("/");
  const formation = part === "formations" ? list.formations[Number(index)] : undefined;
  if (formation === undefined) return null;
  const brigade = below === "brigades" ? formation.brigades[Number(lower)] : undefined;
  if (brigade !== undefined) return remedyOfBrigade(finding, brigade, editor);
  const regiment = below === "regiments" ? formation.regiments[Number(lower)] : undefined;
  return regiment === undefined
    ? remedyOfFormation(finding, formation, editor)
    : remedyOfRegiment(finding, regiment, editor);
}

function remedyOfBrigade(
  { code }: ArmyListFinding,
  { id }: Brigade,
  editor: ListEditor,
): (() => void) | null {
  return code === "brigade-of-one" ? () => editor.apply(dissolveBrigade, { id }) : null;
}

function remedyOfFormation(
  { code, params }: ArmyListFinding,
  { id: formationId }: ArmyFormation,
  editor: ListEditor,
): (() => void) | null {
  switch (code) {
    case "general-missing":
      return () => editor.apply(addGeneral, { formationId });
    case "general-of-other-arm": {
      const kind = params.arm === "cavalry" ? "cavalry" : "infantry";
      return () => editor.apply(editGeneral, { formationId, changes: { kind } });
    }
    case "extra-general-not-bought":
      return () => editor.apply(buyUpgrade, { id: newId(), upgrade: "extra-general" });
    default:
      return null;
  }
}

const REGIMENT_REMEDIES: Readonly<Partial<Record<ArmyListFinding["code"], Partial<Regiment>>>> = {
  "militia-status": { veteran: "no", elite: false },
  "landwehr-status": { veteran: "no", elite: false },
  "veteran-already": { veteran: "own" },
  "elite-not-allowed": { elite: false },
  "follows-but-not-regimental": { followsRegimentId: null },
  "brigade-unknown": { brigadeId: null },
};

function remedyOfRegiment(
  { code }: ArmyListFinding,
  { id }: Regiment,
  editor: ListEditor,
): (() => void) | null {
  if (code === "battery-of-several-bases") return () => editor.apply(setBases, { id, bases: 1 });
  if (code === "brigade-with-battery") return () => editor.apply(leaveBrigade, { regimentId: id });
  const changes = REGIMENT_REMEDIES[code];
  return changes ? () => editor.apply(editRegiment, { id, changes }) : null;
}
