import { legendKey } from "@/lib/domain/belle-alliance/drawing/legend";
import type { MapWords } from "@/lib/domain/belle-alliance/drawing/map-file";
import type { ExportWords } from "@/lib/domain/belle-alliance/scenario/exports/words";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Language } from "@/lib/domain/document/language";
import { wordsFor } from "@/lib/http/words";

/** The words used when exporting an order of battle, in a language. */
export function exportWords(language: Language): ExportWords {
  const term = wordsFor(language, "belleAlliance");
  const own = wordsFor(language, "exports");
  return {
    level: (level) => term(`level.${level}`),
    nation: (nation) => term(`nation.${nation}`),
    arm: (arm) => term(`arm.${arm}`),
    type: (type) => term(`type.${type}`),
    efficiency: (efficiency) => term(`efficiency.${efficiency}`),
    weapon: (weapon) => term(`weapon.${weapon}`),
    weight: (weight) => term(`weight.${weight}`),
    label: (label) => own(`label.${label}`),
    amount: (noun, count) => own(`amount.${noun}`, { count }),
  };
}

/** The words used in a map's file; sides have the names their author gave them. */
export function mapWords(view: ScenarioView, language: Language): MapWords {
  const legend = wordsFor(language, "legend");
  const own = wordsFor(language, "exports");
  const sideNames = new Map(view.sides.map(({ id, name }) => [id, name]));
  return {
    title: view.title,
    metres: (metres) => own("metres", { metres }),
    legend: (entry) =>
      entry.kind === "side" ? (sideNames.get(entry.sideId) ?? "") : legend(legendKey(entry)),
    noRoom: (names) => legend("noRoom", { names }),
  };
}
