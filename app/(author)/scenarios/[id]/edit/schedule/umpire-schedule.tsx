"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button, IconButton } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { focusOn, onceThere } from "@/app/_ui/once-there";
import { newId } from "@/app/(author)/_editor/new-id";
import {
  addUmpireAct,
  removeUmpireAct,
  setUmpireActFields,
} from "@/lib/domain/belle-alliance/scenario/commands/umpire-acts";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { UmpireAct } from "@/lib/domain/belle-alliance/scenario/umpire-act";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { BoundField } from "./bound-field";

const NONE: readonly UmpireAct[] = [];
const actsOf = ({ umpireActs }: Scenario) => umpireActs ?? NONE;

/** What the umpire does or tells, in the order of bounds. */
export function UmpireSchedule() {
  const t = useTranslations("schedule.acts");
  const editor = useEditor();
  const acts = useDocument(actsOf).toSorted((a, b) => a.bound - b.bound);
  const add = () => {
    const act = { id: newId(), bound: acts.at(-1)?.bound ?? 1, text: "" };
    editor.apply(addUmpireAct, { act });
    onceThere(() => focusOn(document.getElementById(rowId(act.id))?.querySelector("textarea")));
  };
  return (
    <section
      className="mt-6 border border-rule-2 border-s-3 border-s-brass bg-sheet"
      aria-labelledby="umpire-acts"
    >
      <div className="flex items-center gap-3 border-rule-2 border-b px-4 py-2 max-tablet:flex-wrap">
        <h3 id="umpire-acts">{t("title")}</h3>
        <Button className="ms-auto" icon={<Plus aria-hidden />} onPress={add}>
          {t("add")}
        </Button>
      </div>
      <p className="hint px-4 pt-3">{t("lead")}</p>
      {acts.length === 0 && <p className="p-4 text-ink-3 text-sm">{t("empty")}</p>}
      <div className="divide-y divide-rule">
        {acts.map((act) => (
          <ActRow key={act.id} act={act} />
        ))}
      </div>
    </section>
  );
}

function ActRow({ act: { id, bound, text } }: { readonly act: UmpireAct }) {
  const t = useTranslations("schedule.acts");
  const editor = useEditor();
  const set = (fields: Partial<Omit<UmpireAct, "id">>) =>
    editor.apply(setUmpireActFields, { actId: id, fields });
  const name = t("row", { bound });
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[--spacing(32)_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 px-4 py-3 max-tablet:grid-cols-[minmax(0,1fr)_auto]"
      id={rowId(id)}
    >
      <legend className="sr-only">{name}</legend>
      <BoundField bound={bound} onChange={(next) => set({ bound: next })} />
      <DraftTextField
        className="max-tablet:order-last max-tablet:col-span-full"
        label={t("text")}
        rows={2}
        value={text}
        onCommit={(next) => set({ text: next.replace(/\s*\n\s*/g, " ") })}
        maxLength={1000}
      />
      <IconButton
        className="mt-5"
        label={t("remove", { name })}
        onPress={() => editor.apply(removeUmpireAct, { actId: id })}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </fieldset>
  );
}

function rowId(id: string): string {
  return `act-${id}`;
}
