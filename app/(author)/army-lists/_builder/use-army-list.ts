"use client";

import { useTranslations } from "next-intl";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { type ArmyListReport, checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import type { BogowieWojnyWords } from "@/lib/domain/bogowie-wojny/list/finding";
import { useDocument } from "./list-editor";

/** The list being edited. */
export function useArmyList(): ArmyList {
  return useDocument(whole);
}

/** The list's totals and findings, calculated once per edit for all parts of the page. */
export function useReport(): ArmyListReport {
  return reportOf(useArmyList());
}

/** The rules' words: units, upgrades, findings. */
export function useRuleWords(): BogowieWojnyWords {
  return useTranslations("bogowieWojny");
}

function whole(list: ArmyList): ArmyList {
  return list;
}

const reports = new WeakMap<ArmyList, ArmyListReport>();

function reportOf(list: ArmyList): ArmyListReport {
  const known = reports.get(list);
  if (known !== undefined) return known;
  const report = checkArmyList(list);
  reports.set(list, report);
  return report;
}
