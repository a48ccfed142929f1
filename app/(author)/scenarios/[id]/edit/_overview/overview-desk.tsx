"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Activity } from "react";
import { Button } from "@/app/_ui/button";
import { newId } from "@/app/(author)/_editor/new-id";
import { addSide } from "@/lib/domain/belle-alliance/scenario/commands/sides";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { LIMITS } from "@/lib/domain/document/limits";
import { freeSideColour } from "@/lib/domain/table/side-colours";
import { useArrival, useDesk } from "../_desk/desk-context";
import { DeskPane } from "../_desk/desk-pane";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { MarkdownEditor } from "../briefs/markdown-editor";
import { DiffersPart } from "./differs-part";
import { fieldId, focusField } from "./field-ids";
import { Glance } from "./glance";
import { IdentityPart } from "./identity-part";
import { Part } from "./part";
import { PlayPart } from "./play-part";
import { ScalePart } from "./scale-part";
import { SideCard } from "./side-card";
import { useScenarioField, useSetFields } from "./use-scenario-field";
import { VariantsPart } from "./variants-part";

/** The overview of the scenario: identity, length, sides and scale, next to the totals. */
export function OverviewDesk() {
  const t = useTranslations("overview");
  const { variantOf } = useDesk();
  useArrival(focusField);
  return (
    <DeskPane className="grid grid-cols-[minmax(0,1fr)_--spacing(80)] items-start gap-8 max-desktop:grid-cols-1 max-desktop:gap-5">
      <h2 className="sr-only">{t("title")}</h2>
      <div className="grid min-w-0 max-w-260 gap-6">
        <Activity>
          <IdentityPart />
        </Activity>
        <Activity>
          <PlayPart />
        </Activity>
        <Activity>
          <SidesPart />
        </Activity>
        <Activity>
          <TextsPart />
        </Activity>
        <Activity>
          <ScalePart />
        </Activity>
        <Activity>{variantOf ? <DiffersPart wholeId={variantOf.id} /> : <VariantsPart />}</Activity>
      </div>
      <Activity>
        <Glance />
      </Activity>
    </DeskPane>
  );
}

const TEXTS = ["summary", "commonKnowledge", "umpireNotes", "credits"] as const;
const ROWS = { summary: 4, commonKnowledge: 5, umpireNotes: 5, credits: 3 } as const;

/** The texts that belong to no side: for everybody, and for the umpire only. */
function TextsPart() {
  const t = useTranslations("overview.texts");
  return (
    <Part id="texts" title={t("heading")}>
      <div className="grid gap-5">
        {TEXTS.map((field) => (
          <Text key={field} field={field} />
        ))}
      </div>
    </Part>
  );
}

function Text({ field }: { readonly field: (typeof TEXTS)[number] }) {
  const t = useTranslations("overview.texts");
  const lang = useScenarioField("language");
  const value = useScenarioField(field);
  const set = useSetFields();
  return (
    <div id={fieldId(field)}>
      <MarkdownEditor
        label={t(`${field}.label`)}
        hint={t(`${field}.hint`)}
        rows={ROWS[field]}
        lang={lang}
        value={value}
        onCommit={(text) => set({ [field]: text })}
      />
    </div>
  );
}

const sidesOf = ({ sides }: Scenario) => sides;

/** The sides in their order, each with its colour. */
function SidesPart() {
  const t = useTranslations("overview.sides");
  const sides = useDocument(sidesOf);
  return (
    <Part id="sides" title={t("heading")} rule="1.1.9">
      <div id={fieldId("sides")} className="grid justify-items-start gap-2">
        {sides.length === 0 && <p className="text-ink-3">{t("none")}</p>}
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
      icon={<Plus aria-hidden />}
      onPress={add}
      offBecause={sides.length >= LIMITS.sides ? t("enough", { count: LIMITS.sides }) : undefined}
    >
      {t("add")}
    </Button>
  );
}
