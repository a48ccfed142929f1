"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { isWorkKind, type WorkKind } from "@/lib/domain/bogowie-wojny/ground/works";
import type { BuiltUpLevel } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import type { PieceKind } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { type Draft, newPiece, newWork } from "./draft";
import { DraftEditor } from "./draft-editor";
import { PassButton } from "./pass-button";
import { useDraft } from "./use-draft";
import { useSortName } from "./use-draft-name";
import { useField } from "./use-field";

/** A kind the player may choose, the number left, and the reason if it cannot be chosen now. */
interface Choosable {
  readonly kind: PieceKind | WorkKind;
  readonly level: BuiltUpLevel | null;
  readonly left: number;
  readonly owed: number;
  readonly refusal: string | null;
}

/** Choosing a piece or work and placing it: one of the area's, a bought one, or one from an army's rule. */
export function PlaceStage() {
  const t = useTranslations("fieldSetUp.place");
  const { draft } = useDraft();
  const choices = useChoices();
  return (
    <>
      {!draft && (
        <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(36),1fr))] gap-2">
          <legend className="float-start col-span-full mb-2 font-semibold">{t("which")}</legend>
          {choices.map((choice) => (
            <ChoiceButton key={`${choice.kind}${choice.level ?? ""}`} choice={choice} />
          ))}
        </fieldset>
      )}
      {draft && <DraftEditor />}
      {!draft && <PassButton />}
    </>
  );
}

function ChoiceButton({ choice }: { readonly choice: Choosable }) {
  const t = useTranslations("fieldSetUp.place");
  const sortName = useSortName();
  const { view, acting } = useField();
  const { setDraft } = useDraft();
  const { kind, level, left, owed, refusal } = choice;
  const field = view.field as Battlefield | null;
  const take = () => {
    if (field && acting && view.edges) setDraft(draftOf(field, choice, view.edges[acting]));
  };
  return (
    <Button
      data-choice
      className="grid! min-h-11! justify-start! justify-items-start gap-0! py-1 text-start whitespace-normal!"
      {...(refusal ? { offBecause: t(`refusal.${refusal}`) } : {})}
      onPress={take}
    >
      <span className="inline-block first-letter:uppercase">{sortName(kind, level)}</span>
      <small className="text-xs text-ink-2">
        {owed > 0 ? t("leftOwed", { left, owed }) : t("left", { left })}
      </small>
    </Button>
  );
}

function draftOf(field: Battlefield, { kind, level }: Choosable, edge: "south" | "north"): Draft {
  return isWorkKind(kind)
    ? { what: "work", form: newWork(field, kind, edge) }
    : { what: "piece", form: newPiece(field, { kind, level }, edge) };
}

function useChoices(): readonly Choosable[] {
  const { view, acting } = useField();
  const own = acting && view.own[acting];
  const free = { owed: 0, refusal: null };
  switch (view.stage) {
    case "bought":
    case "special":
      return (own?.[view.stage] ?? []).map((each) => ({ ...each, ...free }));
    case "works":
      return (own?.works ?? []).map((each) => ({ ...each, level: null, ...free }));
    default:
      return view.choices;
  }
}
