"use client";

import { ImagePlus, Redo2, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/app/_ui/button";
import { FileButton } from "@/app/_ui/file-button";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { undoKeyOf } from "@/app/(author)/_editor/undo-keys";
import { Warning } from "@/app/(author)/_map-desk/warning";
import { PICTURE_LIMITS, PICTURE_TYPES } from "@/lib/domain/belle-alliance/scenario/picture-limits";
import type { MapDeskState } from "../use-map-desk";
import { PictureFields } from "./picture-fields";
import { PictureList } from "./picture-list";

/** The pictures below the drawing: adding, ordering and positioning them. */
export function PicturesPanel({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("pictures");
  const { all, chosen } = desk.pictures;
  return (
    <>
      <InspectorHead title={t("title")}>
        <p className="hint">{t("onlyYou")}</p>
      </InspectorHead>
      <InspectorBody>
        {desk.editor.isLocal ? (
          <p>{t("needsAccount")}</p>
        ) : (
          <>
            <AddPicture desk={desk} />
            <UndoPictures desk={desk} />
            {all.length === 0 ? <p className="hint">{t("none")}</p> : <PictureList desk={desk} />}
            {chosen && <PictureFields key={chosen.id} picture={chosen} desk={desk} />}
          </>
        )}
      </InspectorBody>
    </>
  );
}

function AddPicture({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("pictures");
  const words = useRefusalWords();
  const { add, all, isSending, refusal } = desk.pictures;
  const isFull = all.length >= PICTURE_LIMITS.perDocument;
  return (
    <div className="grid justify-items-start gap-1.5">
      <FileButton
        accept={PICTURE_TYPES.join()}
        icon={<ImagePlus aria-hidden />}
        isPending={isSending}
        offBecause={isFull ? t("full", { count: PICTURE_LIMITS.perDocument }) : undefined}
        onFile={(file) => void add(file)}
      >
        {t(isSending ? "adding" : "add")}
      </FileButton>
      <p className="hint">{t("files")}</p>
      <div role="status">{refusal && <Warning>{words(refusal)}</Warning>}</div>
    </div>
  );
}

/** Undo and redo for pictures, also with Ctrl Z while the picture tool is active. */
function UndoPictures({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("pictures");
  const { canUndo, canRedo, travel } = desk.pictures;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const way = undoKeyOf(event);
      if (way && travel(way)) event.preventDefault();
    };
    // Captured before the editor's listener, which ignores events already handled.
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<Undo2 aria-hidden />}
        offBecause={canUndo ? undefined : t("noUndo")}
        onPress={() => travel("undo")}
      >
        {t("undo")}
      </Button>
      <Button
        icon={<Redo2 aria-hidden />}
        offBecause={canRedo ? undefined : t("noRedo")}
        onPress={() => travel("redo")}
      >
        {t("redo")}
      </Button>
    </div>
  );
}
