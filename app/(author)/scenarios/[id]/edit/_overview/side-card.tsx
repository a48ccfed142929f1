"use client";

import { ArrowDown, ArrowUp, FileText, ListTree, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Swatch } from "@/app/_map/swatch";
import { IconButton } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { LinkButton } from "@/app/_ui/link-button";
import { Segmented } from "@/app/_ui/segmented";
import { toast } from "@/app/_ui/toasts";
import {
  moveSide,
  removeSide,
  setSideFields,
} from "@/lib/domain/belle-alliance/scenario/commands/sides";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { LIMITS } from "@/lib/domain/document/limits";
import { SIDE_COLOURS } from "@/lib/domain/table/side-colours";
import { useDesk } from "../_desk/desk-context";
import { deskHref } from "../_desk/desk-parts";
import { useEditor } from "../_desk/scenario-editor";
import { fieldId } from "./field-ids";

interface SideCardProps {
  readonly side: Side;
  readonly index: number;
  /** Index of the last side. */
  readonly last: number;
}

/** One side: its name and colour, its position in the order, and links to its contents. */
export function SideCard({ side, index, last }: SideCardProps) {
  const t = useTranslations("overview.sides");
  const editor = useEditor();
  const { id } = useDesk();
  return (
    <div
      className={`side-${side.colour} grid w-full grid-cols-[minmax(--spacing(35),1fr)_auto_auto_auto] items-end gap-x-4 gap-y-2 border border-rule-2 border-s-3 border-s-side bg-sheet px-3 pt-2 pb-3 max-tablet:grid-cols-1 max-tablet:items-start`}
      id={fieldId(side.id)}
    >
      <Name side={side} />
      <Segmented
        label={t("colour")}
        value={side.colour}
        segments={SIDE_COLOURS.map((colour) => ({
          value: colour,
          label: <Sign colour={colour} />,
        }))}
        onChange={(colour) => editor.apply(setSideFields, { sideId: side.id, fields: { colour } })}
      />
      <div className="flex gap-1 max-tablet:flex-wrap">
        <LinkButton href={deskHref(id, "briefs", side.id)} icon={<FileText aria-hidden />}>
          {t("papers")}
        </LinkButton>
        <LinkButton href={deskHref(id, "order-of-battle", side.id)} icon={<ListTree aria-hidden />}>
          {t("troops")}
        </LinkButton>
      </div>
      <Place side={side} index={index} last={last} />
    </div>
  );
}

function Name({ side }: { readonly side: Side }) {
  const t = useTranslations("overview.sides");
  const editor = useEditor();
  const rename = (text: string) => {
    const name = text.trim();
    if (name === "") return toast({ text: t("nameNeeded") });
    editor.apply(setSideFields, { sideId: side.id, fields: { name } });
  };
  return (
    <DraftTextField
      label={t("name")}
      value={side.name}
      maxLength={LIMITS.nameLength}
      isRequired
      onCommit={rename}
    />
  );
}

function Sign({ colour }: { readonly colour: Side["colour"] }) {
  const t = useTranslations("overview.sides");
  return (
    <>
      <Swatch colour={colour} />
      <span className="sr-only">{t(`colours.${colour}`)}</span>
    </>
  );
}

function Place({ side, index, last }: SideCardProps) {
  const t = useTranslations("overview.sides");
  const editor = useEditor();
  const { id: sideId, name } = side;
  const remove = () => {
    editor.apply(removeSide, { sideId });
    toast({ text: t("removed", { name }) });
  };
  return (
    <div className="flex gap-1">
      <IconButton
        label={t("up", { name })}
        isDisabled={index === 0}
        onPress={() => editor.apply(moveSide, { sideId, index: index - 1 })}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={t("down", { name })}
        isDisabled={index === last}
        onPress={() => editor.apply(moveSide, { sideId, index: index + 1 })}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton label={t("remove", { name })} onPress={remove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
