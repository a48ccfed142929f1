"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { IconButton } from "@/app/_ui/button";
import { SectionTitle } from "@/app/_ui/section-title";
import {
  removePlannedWay,
  setPlannedWayFields,
} from "@/lib/domain/belle-alliance/scenario/commands/planned-ways";
import type { PlannedWay } from "@/lib/domain/belle-alliance/scenario/planned-way";
import type { BoundView, PlannedWayView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { MapDeskState } from "../use-map-desk";
import { WayFields } from "./way-fields";

/** The planned ways of the battle, to change or remove. */
export function KeptWays({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("unitMarch.keep");
  const id = useId();
  const { plannedWays = [] } = desk.scenario;
  if (plannedWays.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <SectionTitle level={3} id={id}>
        {t("kept")}
      </SectionTitle>
      {plannedWays.map((way) => (
        <KeptWay
          key={way.id}
          way={way}
          known={desk.view.plannedWays.find((each) => each.id === way.id) ?? null}
          editor={desk.editor}
        />
      ))}
    </section>
  );
}

interface KeptWayProps extends Pick<MapDeskState, "editor"> {
  readonly way: PlannedWay;
  /** Null where its troops are gone, or the map is shown as somebody sees it who does not know it. */
  readonly known: PlannedWayView | null;
}

function KeptWay({ way, known, editor }: KeptWayProps) {
  const t = useTranslations("unitMarch.keep");
  const name = [known?.subject, way.name].filter(Boolean).join(": ") || t("noTroops");
  const march = known?.march;
  return (
    <details className="border border-rule-2 px-3 py-2">
      <summary className="cursor-pointer">
        <b>{name}</b> <small>{t(`of.${way.keptFor}`)}</small>
      </summary>
      <fieldset className="mt-2 grid min-w-0 gap-2">
        <legend className="sr-only">{name}</legend>
        {march && <Arrival head={march.head} tail={march.tail} />}
        <WayFields
          clock={editor.current()}
          value={way}
          onChange={(fields) => editor.apply(setPlannedWayFields, { wayId: way.id, fields })}
        />
        <IconButton
          className="justify-self-end"
          label={t("remove", { name })}
          onPress={() => editor.apply(removePlannedWay, { wayId: way.id })}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </fieldset>
    </details>
  );
}

function Arrival({ head, tail }: Record<"head" | "tail", BoundView | null>) {
  const t = useTranslations("unitMarch");
  if (!head) return <p className="text-sm">{t("keep.never")}</p>;
  return (
    <p className="text-sm">{t("arrives", { head: head.bound, tail: tail?.bound ?? "none" })}</p>
  );
}
