"use client";

import { Plus, SquarePen, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Button, IconButton } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { LinkButton } from "@/app/_ui/link-button";
import { toast } from "@/app/_ui/toasts";
import { newId } from "@/app/(author)/_editor/new-id";
import {
  addVariant,
  forgetLostChanges,
  removeVariant,
  setVariantFields,
} from "@/lib/domain/belle-alliance/scenario/commands/variants";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Variant } from "@/lib/domain/belle-alliance/scenario/variant";
import { variantToday } from "@/lib/domain/belle-alliance/scenario/variant-today";
import { LIMITS } from "@/lib/domain/document/limits";
import { addressOfVariant } from "@/lib/domain/document/variants/variant-address";
import { deskHref } from "../_desk/desk-parts";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { fieldId } from "./field-ids";
import { Part } from "./part";

const NONE: readonly Variant[] = [];
const variantsOf = ({ variants }: Scenario): readonly Variant[] => variants ?? NONE;

/** The scenario's variants, each with a desk of its own. */
export function VariantsPart() {
  const t = useTranslations("overview.variants");
  const variants = useDocument(variantsOf);
  return (
    <Part id="variants" title={t("heading")}>
      <p className="hint max-w-[74ch]">{t("lead")}</p>
      <div id={fieldId("variants")} className="grid justify-items-start gap-2">
        {variants.map((variant) => (
          <VariantCard key={variant.id} variant={variant} />
        ))}
        <Add count={variants.length} />
      </div>
    </Part>
  );
}

function Add({ count }: { readonly count: number }) {
  const t = useTranslations("overview.variants");
  const editor = useEditor();
  const add = () => {
    const id = newId();
    const name = t("newName", { n: count + 1 });
    editor.apply(addVariant, { variant: { id, name, note: "", changes: [] } });
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLInputElement>(`#${fieldId(id)} input`);
      field?.focus();
      field?.select();
    });
  };
  return (
    <Button
      icon={<Plus aria-hidden />}
      onPress={add}
      offBecause={count >= LIMITS.variants ? t("enough", { count: LIMITS.variants }) : undefined}
    >
      {t("add")}
    </Button>
  );
}

function VariantCard({ variant }: { readonly variant: Variant }) {
  const t = useTranslations("overview.variants");
  const editor = useEditor();
  const router = useRouter();
  const { id: variantId, name, note, changes } = variant;
  const set = (fields: Partial<Pick<Variant, "name" | "note">>) =>
    editor.apply(setVariantFields, { variantId, fields });
  const rename = (text: string) => {
    const written = text.trim();
    if (written === "") return toast({ text: t("nameNeeded") });
    set({ name: written });
  };
  const href = deskHref(addressOfVariant(editor.id, variantId), "overview");
  const open = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!isElsewhere) event.preventDefault();
    // The server renders the variant's desk, so it must know the variant first.
    void editor.flush().then(() => isElsewhere || router.push(href));
  };
  return (
    <div
      className="grid w-full gap-2 border border-rule-2 bg-sheet px-3 pt-2 pb-3"
      id={fieldId(variantId)}
    >
      <div className="grid grid-cols-[minmax(--spacing(35),1fr)_minmax(0,2fr)] gap-x-4 gap-y-2 max-tablet:grid-cols-1">
        <DraftTextField
          label={t("name")}
          value={name}
          maxLength={LIMITS.nameLength}
          isRequired
          onCommit={rename}
        />
        <DraftTextField
          label={t("note")}
          value={note}
          maxLength={LIMITS.lineLength}
          onCommit={(text) => set({ note: text.trim() })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton href={href} icon={<SquarePen aria-hidden />} onClick={open}>
          {t("open")}
        </LinkButton>
        <span className="text-ink-3 text-sm">{t("changes", { count: changes.length })}</span>
        <Lost variantId={variantId} />
        <span className="ms-auto">
          <IconButton
            label={t("remove", { name })}
            onPress={() => {
              editor.apply(removeVariant, { variantId });
              toast({ text: t("removed", { name }) });
            }}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
    </div>
  );
}

/** How many changes of a variant are about things that are gone, with a button that forgets them. */
function Lost({ variantId }: { readonly variantId: string }) {
  const t = useTranslations("overview.variants");
  const editor = useEditor();
  const count = useDocument((scenario) => variantToday(scenario, variantId)?.lost.length ?? 0);
  if (count === 0) return null;
  return (
    <>
      <span className="text-sm text-warn">{t("lost", { count })}</span>
      <Button onPress={() => editor.apply(forgetLostChanges, { variantId })}>{t("forget")}</Button>
    </>
  );
}
