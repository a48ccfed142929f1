"use client";

import { useTranslations } from "next-intl";
import type { FieldJson } from "./use-field";

type Body = NonNullable<FieldJson["deployment"]>["deployed"][number];

/** Returns a function for the name of a division or independent brigade; without a name, its level and number. */
export function useBodyName(): (body: Pick<Body, "level" | "name" | "number">) => string {
  const t = useTranslations("fieldSetUp.divisions");
  return ({ level, name, number: n }) => name || t(`numbered.${level}`, { n });
}
