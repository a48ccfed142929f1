"use client";

import { Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { LinkButton } from "@/app/_ui/link-button";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { sightPagesText } from "@/lib/domain/belle-alliance/scenario/pack/sight-pages";
import { deskHref } from "../../_desk/desk-parts";
import { useEditor } from "../../_desk/scenario-editor";
import type { Sight, SightStore } from "../sight-store";
import type { MapDeskState } from "../use-map-desk";
import { ChosenLook } from "./chosen-look";
import { CLEARED } from "./sight-acts";
import { LookList, ObserverFields, type SightPart, WatcherList } from "./sight-ends";
import { SightLayers } from "./sight-layers";
import { useSight, useSightFacts } from "./use-sight-facts";
import { useSightWords } from "./use-sight-words";

interface SightPanelProps {
  readonly desk: MapDeskState;
  readonly store: SightStore;
}

/** Who looks at what, whether it is seen and why not. */
export function SightPanel({ desk, store }: SightPanelProps) {
  const t = useTranslations("sight");
  const { id } = useEditor();
  const sight = useSight(store);
  const { table, facts } = useSightFacts(desk, sight);
  const words = useSightWords(desk);
  const part = { desk, store, sight, table, facts, words };
  return (
    <>
      <InspectorHead
        under={[t("title")]}
        title={words.nameOfLooker(sight.from, facts) || t("none")}
      />
      <InspectorBody>
        {facts.looks.length === 0 && <p className="hint">{t("hint")}</p>}
        <ChosenLook {...part} />
        <SightLayers store={store} />
        <SideCount {...part} />
        <WatcherList {...part} />
        {facts.observer && <LookList {...part} />}
        <ObserverFields {...part} />
        {facts.observer && (
          <Checkbox isSelected={sight.fired} onChange={(fired) => store.set({ fired })}>
            {t("fired")}
          </Checkbox>
        )}
        {sight.from && (
          <div className="flex flex-wrap gap-2">
            <Button onPress={() => store.set(CLEARED)}>{t("clear")}</Button>
            <LinkButton icon={<Printer aria-hidden />} href={printHref(id, sight)}>
              {t("print.button")}
            </LinkButton>
          </div>
        )}
      </InspectorBody>
    </>
  );
}

/** Where just what is shown is printed. */
function printHref(id: string, { from, to, fired }: Sight): string {
  const text = from ? sightPagesText([{ from, to, fired }]) : "";
  return `${deskHref(id, "print")}?sight=${encodeURIComponent(text)}`;
}

/** How many of a side's pieces the ground it sees is worked out for. */
function SideCount({ sight, facts }: Pick<SightPart, "sight" | "facts">) {
  const t = useTranslations("sight.ofSide");
  if (sight.from?.kind !== "side" || !sight.layers.includes("ground")) return null;
  const { counted = 0, isWhole = false } = sight.ofSide ?? {};
  const of = facts.lookers.length;
  return (
    <>
      {!isWhole && of > 0 && (
        <p className="hint tabular-nums" aria-hidden="true">
          {t("working", { counted, of })}
        </p>
      )}
      <p role="status" className="empty:hidden">
        {isWhole && t(counted < of ? "some" : "whole", { counted, of })}
        {of === 0 && t("none")}
      </p>
    </>
  );
}
