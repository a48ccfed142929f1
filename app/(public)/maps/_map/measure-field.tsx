"use client";

import { Ruler, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { lazyPart } from "@/app/_ui/lazy-part";
import type { FieldMeasureProps } from "./field-measure";

const FieldMeasure = lazyPart(async () => (await import("./field-measure")).default, {
  place: "within",
  drawnBy: "browser",
});

/** The measuring tool on the page of a battlefield; its map and script are fetched when it is opened. */
export function MeasureField(props: FieldMeasureProps) {
  const t = useTranslations("fieldMeasure");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-6 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={isOpen ? <X aria-hidden /> : <Ruler aria-hidden />}
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? "read.close" : "read.open")}
        </Button>
        <p className="hint">{t("read.lead")}</p>
      </div>
      {isOpen && <FieldMeasure {...props} />}
    </div>
  );
}
