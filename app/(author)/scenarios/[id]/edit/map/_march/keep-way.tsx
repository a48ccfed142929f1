"use client";

import { Bookmark } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { newId } from "@/app/(author)/_editor/new-id";
import { addPlannedWay } from "@/lib/domain/belle-alliance/scenario/commands/planned-ways";
import type { Way } from "@/lib/domain/belle-alliance/scenario/march/way";
import {
  MOST_PLACES_OF_WAY,
  MOST_PLANNED_WAYS,
  type PlannedWay,
} from "@/lib/domain/belle-alliance/scenario/planned-way";
import type { Polyline } from "@/lib/terrain/polyline";
import { simplified } from "@/lib/terrain/simplify";
import { roundedCm } from "@/lib/terrain/snap";
import type { ScenarioEditor } from "../../_desk/scenario-editor";
import { WayFields, type WayFieldsValue } from "./way-fields";

interface KeepWayProps {
  readonly way: Way;
  readonly march: Pick<PlannedWay, "subjectId" | "formation" | "mode">;
  readonly editor: ScenarioEditor;
  readonly onKept: () => void;
}

/** Keeps the way that is shown as a planned one, for the umpire or in the brief of the troops' side. */
export function KeepWay({ way, march, editor, onKept }: KeepWayProps) {
  const t = useTranslations("unitMarch.keep");
  const [fields, setFields] = useState<WayFieldsValue>({
    name: "",
    keptFor: "umpire",
    startBound: 1,
  });
  const isFull = (editor.current().plannedWays ?? []).length >= MOST_PLANNED_WAYS;
  const keep = () => {
    const kept = { id: newId(), ...march, ...fields, places: placesOf(way.way) };
    editor.apply(addPlannedWay, { way: kept });
    onKept();
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold text-sm">{t("title")}</legend>
      <WayFields
        clock={editor.current()}
        value={fields}
        onChange={(change) => setFields({ ...fields, ...change })}
      />
      <div>
        <Button icon={<Bookmark aria-hidden />} isDisabled={isFull} onPress={keep}>
          {t("now")}
        </Button>
      </div>
      <p className="hint">{isFull ? t("full", { count: MOST_PLANNED_WAYS }) : t("hint")}</p>
    </fieldset>
  );
}

const LEAST_TOLERANCE_CM = 0.05;

/** The corners of a way, with as little left out as the document has room for. */
function placesOf(way: Polyline): PlannedWay["places"] {
  let corners = way;
  for (let cm = LEAST_TOLERANCE_CM; corners.length > MOST_PLACES_OF_WAY; cm *= 2) {
    corners = simplified(way, cm);
  }
  return corners.map(([x, y]) => [roundedCm(x), roundedCm(y)]);
}
