"use client";

import { useTranslations } from "next-intl";
import type { FieldOnWire } from "./use-field";

type Body = NonNullable<FieldOnWire["deployment"]>["deployed"][number];

/** What a division or an independent brigade is called: its own name, or its level and number. */
export function useBodyName(): (body: Pick<Body, "level" | "name" | "number">) => string {
  const t = useTranslations("fieldSetUp.divisions");
  return ({ level, name, number: n }) => name || t(`numbered.${level}`, { n });
}
