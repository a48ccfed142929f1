"use client";

import { useEffect, useRef } from "react";
import { setFeatureFields } from "@/lib/domain/scenario/commands/features";
import type { Feature } from "@/lib/domain/scenario/feature";
import { NameField } from "./feature-fields";
import { KindFields } from "./kind-fields";
import type { MapDeskState } from "./use-map-desk";

interface AskedFieldsProps {
  readonly feature: Feature;
  readonly editor: MapDeskState["editor"];
}

/** The one thing to be said of a shape just drawn; its first field takes the focus. */
export function AskedFields({ feature, editor }: AskedFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = box.current?.querySelector<HTMLInputElement>("input:checked, input[type=text]");
    const field = first ?? box.current?.querySelector<HTMLElement>("button");
    field?.focus({ preventScroll: true });
    first?.select();
  }, []);
  return (
    <div ref={box} className="col-span-2 grid gap-3">
      {feature.kind === "place" ? (
        <NameField feature={feature} editor={editor} />
      ) : (
        <KindFields
          feature={feature}
          set={(fields) => editor.apply(setFeatureFields, { featureId: feature.id, fields })}
        />
      )}
    </div>
  );
}
