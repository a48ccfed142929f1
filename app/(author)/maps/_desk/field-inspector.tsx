"use client";

import { useTranslations } from "next-intl";
import { findThing } from "@/lib/domain/battlefield/things";
import { TableFields } from "./table-fields";
import { ThingFields } from "./thing-fields";
import { ThingList } from "./thing-list";
import type { FieldDeskState } from "./use-field-desk";

/** What is chosen, by numbers, above the list of all that lies on the field. */
export function FieldInspector({ desk }: { readonly desk: FieldDeskState }) {
  const t = useTranslations("battlefieldDesk");
  const found = desk.selectedId === null ? null : findThing(desk.field, desk.selectedId);
  return (
    <aside className="inspector" aria-label={t("inspector")}>
      {found ? (
        <ThingFields key={found.thing.id} found={found} desk={desk} />
      ) : (
        <TableFields desk={desk} />
      )}
      <div className="insp-b listpart late">
        <ThingList desk={desk} />
      </div>
    </aside>
  );
}
