"use client";

import { Copy, Link2, Merge, Split, Trash2, Unlink2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { newId } from "@/app/(author)/_editor/new-id";
import type { Regiment } from "@/lib/domain/bogowie-wojny/list/army-list";
import {
  duplicateRegiment,
  removeRegiment,
} from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { useChosen } from "../choice";
import { useEditor } from "../list-editor";
import { stepOfJoining, stepOfLeaving, stepOfMerging, stepOfSplitting } from "../regiment-steps";
import { useArmyList } from "../use-army-list";

interface Props {
  readonly regiment: Regiment;
}

/** Actions on a whole regiment: duplicate, split, merge, join in a brigade, remove. */
export function RegimentActions({ regiment }: Props) {
  const t = useTranslations("armyList.entry");
  const editor = useEditor();
  const { mark, show } = useChosen();
  const duplicate = () => {
    const id = newId();
    editor.apply(duplicateRegiment, { id: regiment.id, newId: id });
    mark({ is: "regiment", id });
  };
  const remove = () => {
    editor.apply(removeRegiment, { id: regiment.id });
    mark({ is: "list" });
    show("list");
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Copy aria-hidden />} onPress={duplicate}>
        {t("duplicate")}
      </Button>
      <GroupingActions regiment={regiment} />
      <Button icon={<Trash2 aria-hidden />} look="danger" onPress={remove}>
        {t("removeRegiment")}
      </Button>
    </div>
  );
}

/** The actions that apply to the regiment in its place; the others are left out. */
function GroupingActions({ regiment }: Props) {
  const t = useTranslations("armyList.entry");
  const editor = useEditor();
  const list = useArmyList();
  const steps = [
    { does: "split", Icon: Split, step: stepOfSplitting(editor, regiment) },
    { does: "merge", Icon: Merge, step: stepOfMerging(editor, list, regiment.id) },
    { does: "joinBrigade", Icon: Link2, step: stepOfJoining(editor, list, regiment.id) },
    { does: "leaveBrigade", Icon: Unlink2, step: stepOfLeaving(editor, regiment) },
  ] as const;
  return steps.map(
    ({ does, Icon, step }) =>
      step && (
        <Button key={does} icon={<Icon aria-hidden />} onPress={step}>
          {t(does)}
        </Button>
      ),
  );
}
