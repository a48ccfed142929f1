"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { Dialog } from "@/app/_ui/dialog";
import { setSeenAtStart } from "@/lib/domain/belle-alliance/scenario/commands/sides";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import {
  type Observer,
  type SeenAtStart,
  seenAtStart,
} from "@/lib/domain/belle-alliance/scenario/start-sight";
import { useEditor } from "../_desk/scenario-editor";

interface SeenDialogProps {
  readonly side: Side;
  readonly onClose: () => void;
}

/** Proposes what a side sees of its enemies when the game begins; the umpire takes over what the players shall know. */
export function SeenDialog({ side, onClose }: SeenDialogProps) {
  const t = useTranslations("briefs.seen");
  const editor = useEditor();
  const wordsOf = useSeenWords();
  const [seen] = useState(() => seenAtStart(side, editor.current()));
  const [chosen, choose] = useState(() => initiallyChosen(side, seen));
  const [onMap, showOnMap] = useState(true);
  const [inText, tellInText] = useState(side.seesAtStart === undefined);
  const takeOver = () => {
    const taken = seen.filter((each) => chosen.has(idOf(each)));
    const lines = inText ? taken.map((each) => `- ${wordsOf(each, "line")}`) : [];
    const text = [side.believedOfEnemy.trim(), lines.join("\n")].filter(Boolean).join("\n\n");
    const shown = onMap ? taken.map(idOf) : [];
    editor.apply(setSeenAtStart, { sideId: side.id, shown, believedOfEnemy: text });
    onClose();
  };
  const toggle = (id: string, isChosen: boolean) =>
    choose(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  return (
    <Dialog
      title={t("title", { side: side.name })}
      wide
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={(close) => (
        <>
          <Button onPress={close}>{t("cancel")}</Button>
          {seen.length > 0 && (
            <Button
              look="primary"
              onPress={takeOver}
              offBecause={onMap || inText ? undefined : t("nothing")}
            >
              {t("take", { count: chosen.size })}
            </Button>
          )}
        </>
      )}
    >
      {seen.length === 0 ? (
        <p>{t("none", { side: side.name })}</p>
      ) : (
        <div className="grid gap-3">
          <p className="hint">{t("lead")}</p>
          <Checkbox
            isSelected={chosen.size === seen.length}
            isIndeterminate={chosen.size > 0 && chosen.size < seen.length}
            onChange={(all) => choose(new Set(all ? seen.map(idOf) : []))}
          >
            {t("all")}
          </Checkbox>
          <ul className="grid max-h-80 gap-1 overflow-y-auto border-rule border-y py-2">
            {seen.map((each) => (
              <li key={idOf(each)}>
                <Checkbox
                  isSelected={chosen.has(idOf(each))}
                  onChange={(isChosen) => toggle(idOf(each), isChosen)}
                >
                  <span className="font-semibold">{each.unit.place.unit.name}</span>
                  {each.unit.place.unit.hidden && ` (${t("hidden")})`}
                  <span className="block text-ink-2">{wordsOf(each, "seen")}</span>
                </Checkbox>
              </li>
            ))}
          </ul>
          <Checkbox isSelected={onMap} onChange={showOnMap}>
            {t("map")}
          </Checkbox>
          <Checkbox isSelected={inText} onChange={tellInText}>
            {t("text")}
          </Checkbox>
        </div>
      )}
    </Dialog>
  );
}

function idOf({ unit }: SeenAtStart): string {
  return unit.place.unit.id;
}

/** What was taken over before; the first time everything. */
function initiallyChosen({ seesAtStart }: Side, seen: readonly SeenAtStart[]): ReadonlySet<string> {
  const ids = seen.map(idOf);
  return new Set(seesAtStart ? ids.filter((id) => seesAtStart.includes(id)) : ids);
}

/** What is seen of a unit, by whom and from where: for the list, or as a line of text for the players. */
function useSeenWords() {
  const t = useTranslations("briefs.seen");
  const rules = useTranslations("belleAlliance");
  return ({ unit, by, sight }: SeenAtStart, as: "seen" | "line") => {
    const { arm, placement } = unit.place.unit;
    return t(as, {
      arm: rules(`arm.${arm}`),
      formation: placement ? rules(`formation.${placement.formation}`) : "",
      extent: sight.seen,
      by: nameOf(by),
      cm: Math.round(sight.look.distanceCm),
    });
  };
}

function nameOf({ place }: Observer): string {
  if ("unit" in place) return place.unit.name;
  return place.formation.commander?.name ?? place.formation.name;
}
