"use client";

import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { OwnStep } from "@/app/_ui/own-step";
import { findThing, thingsOf } from "@/lib/domain/battlefield/things";
import { TableFields } from "./table-fields";
import { ThingFields } from "./thing-fields";
import { ThingList, type ThingListProps } from "./thing-list";

/** What is chosen, by numbers, above the list of all that lies on the field. */
export function FieldInspector({ desk, onShow }: ThingListProps) {
  const t = useTranslations("battlefieldDesk");
  const found = desk.selectedId === null ? null : findThing(desk.field, desk.selectedId);
  return (
    <aside className="inspector" aria-label={t("inspector")}>
      <OwnStep>
        {found ? (
          <ThingFields key={found.thing.id} found={found} desk={desk} />
        ) : (
          <TableFields desk={desk} />
        )}
      </OwnStep>
      <div
        className="insp-b listpart late"
        style={{ "--rows": thingsOf(desk.field).length } as CSSProperties}
      >
        <OwnStep after={1}>
          <ThingList desk={desk} onShow={onShow} />
        </OwnStep>
      </div>
    </aside>
  );
}
