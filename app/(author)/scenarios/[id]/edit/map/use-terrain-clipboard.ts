import { useTranslations } from "next-intl";
import { toast } from "@/app/_ui/toasts";
import { useFaultWords } from "@/app/_ui/use-fault-words";
import { newId } from "@/app/(author)/_editor/new-id";
import { pasteFeatures } from "@/lib/domain/belle-alliance/scenario/commands/pieces";
import { terrainCopy } from "@/lib/domain/belle-alliance/scenario/placing/terrain-copy";
import type { MapDeskState } from "./use-map-desk";

/**
 * Copies terrain to the clipboard and pastes it, within a scenario or into another. Each function announces the result.
 */
export interface TerrainClipboard {
  /**
   * The selected terrain as text; null, with a message, if none is selected. Units are not copied, because each exists
   * only once.
   */
  readonly copied: () => string | null;
  readonly pasted: (text: string) => void;
  /** The same without a key press, in which case the browser may refuse. */
  readonly copyByButton: () => void;
  readonly pasteByButton: () => void;
}

export function useTerrainClipboard(desk: MapDeskState): TerrainClipboard {
  const t = useTranslations("map.group");
  const { partTitle } = useFaultWords();
  const { scenario, pieces, editor, choose } = desk;
  const copied = () => {
    const ids = new Set(pieces.map(({ id }) => id));
    const features = scenario.map.features.filter(({ id }) => ids.has(id));
    if (features.length === 0) {
      toast({ text: t("copyNothing") });
      return null;
    }
    toast({ text: t("copied", { count: features.length }), look: "ok" });
    return terrainCopy(features);
  };
  const pasted = async (text: string) => {
    const reader = await import(
      "@/lib/domain/belle-alliance/scenario/placing/read-terrain-copy"
    ).catch(() => null);
    if (reader === null) return toast({ text: partTitle, look: "error" });
    const read = reader.readTerrainCopy(text, editor.current(), newId);
    if (!read) {
      toast({ text: t("pasteNothing") });
      return;
    }
    const { features, leftOut } = read;
    if (features.length > 0) {
      editor.apply(pasteFeatures, { features });
      choose(features.map(({ id }) => ({ kind: "feature", id })));
    }
    toast({ text: t("pasted", { count: features.length, leftOut }), look: "ok" });
  };
  const refused = () => toast({ text: t("clipboardRefused"), look: "error" });
  return {
    copied,
    pasted: (text) => void pasted(text),
    copyByButton: () => {
      const text = copied();
      if (text !== null) navigator.clipboard.writeText(text).catch(refused);
    },
    pasteByButton: () => void navigator.clipboard.readText().then(pasted, refused),
  };
}
