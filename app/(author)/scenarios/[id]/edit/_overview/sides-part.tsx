"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { newId } from "@/app/(author)/_editor/new-id";
import { LIMITS } from "@/lib/domain/limits";
import { addSide } from "@/lib/domain/scenario/commands/sides";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Side } from "@/lib/domain/scenario/side";
import { freeSideColour } from "@/lib/domain/scenario/side-colours";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { fieldId } from "./field-ids";
import { Part } from "./part";
import { SideCard } from "./side-card";

const sidesOf = ({ sides }: Scenario) => sides;

/** Who fights: the sides in their order, each with its colour. */
export function SidesPart() {
  const t = useTranslations("overview.sides");
  const sides = useDocument(sidesOf);
  return (
    <Part id="sides" title={t("heading")} rule="1.1.9">
      <div id={fieldId("sides")} className="sidecards">
        {sides.length === 0 && <p className="quiet">{t("none")}</p>}
        {sides.map((side, index) => (
          <SideCard key={side.id} side={side} index={index} last={sides.length - 1} />
        ))}
        <Add sides={sides} />
      </div>
    </Part>
  );
}

function Add({ sides }: { readonly sides: readonly Side[] }) {
  const t = useTranslations("overview.sides");
  const editor = useEditor();
  const add = () => {
    const colour = freeSideColour(sides);
    const id = newId();
    editor.apply(addSide, { id, name: t("newName", { n: sides.length + 1 }), colour });
    requestAnimationFrame(() => {
      const name = document.querySelector<HTMLInputElement>(`#${fieldId(id)} input`);
      name?.focus();
      name?.select();
    });
  };
  return (
    <Button
      icon={<Plus className="ic" aria-hidden />}
      onPress={add}
      offBecause={sides.length >= LIMITS.sides ? t("enough", { count: LIMITS.sides }) : undefined}
    >
      {t("add")}
    </Button>
  );
}
