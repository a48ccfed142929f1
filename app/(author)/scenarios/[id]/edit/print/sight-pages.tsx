"use client";

import { X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { IconButton } from "@/app/_ui/button";
import { Select } from "@/app/_ui/select";
import {
  MOST_SIGHT_PAGES,
  type SightPage,
  type SightViewer,
  sightPagesIn,
  sightPagesText,
} from "@/lib/domain/belle-alliance/scenario/pack/sight-pages";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { walkFormations, walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { useDocument } from "../_desk/scenario-editor";
import type { PartOptionsProps } from "./paper";

interface Offered {
  readonly value: string;
  readonly label: string;
  /** What it is, or the side it belongs to. */
  readonly below: string;
}

/** Whose sight is printed, a page each; every side's if none is named. */
export function SightPages({ options, onChange }: PartOptionsProps) {
  const t = useTranslations("printPage.options.sight");
  const offered = useOffered();
  const nameOf = usePageName(offered);
  const { sight = "", ...others } = options;
  const pages = sightPagesIn(sight);
  const set = (next: readonly SightPage[]) =>
    onChange(next.length === 0 ? others : { ...others, sight: sightPagesText(next) });
  const add = (from: string) => set([...pages, ...sightPagesIn(from)]);
  return (
    <div className="grid w-full max-w-90 gap-2">
      {pages.length === 0 ? (
        <p className="text-ink-3 text-sm">{t("allSides")}</p>
      ) : (
        <ul aria-label={t("pages")} className="text-sm">
          {pages.map((page, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two pages may be alike
              key={i}
              className="flex items-center justify-between gap-2 border-rule border-t"
            >
              <span className="wrap-anywhere">{nameOf(page)}</span>
              <IconButton
                size="small"
                label={t("remove", { name: nameOf(page) })}
                onPress={() => set(pages.filter((other) => other !== page))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {pages.length < MOST_SIGHT_PAGES ? (
        <Select
          label={t("add")}
          placeholder={t("choose")}
          choices={offered}
          value={null}
          onChange={add}
        />
      ) : (
        <p className="text-ink-3 text-sm">{t("most", { most: MOST_SIGHT_PAGES })}</p>
      )}
    </div>
  );
}

const whole = (scenario: Scenario) => scenario;

/** Everybody who is on the table: sides, formations, commanders and units. */
function useOffered(): readonly Offered[] {
  const t = useTranslations("printPage.options.sight");
  const scenario = useDocument(whole);
  return useMemo(() => {
    const offer = (from: SightViewer, label: string, below: string): Offered => {
      return { value: sightPagesText([{ from, to: [], fired: false }]), label, below };
    };
    const formations = [...walkFormations(scenario)];
    return [
      ...scenario.sides.map(({ id, name }) => offer({ kind: "side", id }, name, t("side"))),
      ...formations.map(({ formation: { id, name }, side }) =>
        offer({ kind: "formation", id }, name, `${t("formation")}, ${side.name}`),
      ),
      ...formations.flatMap(({ formation: { id, commander }, side }) =>
        commander?.placement
          ? [offer({ kind: "commander", id }, commander.name, `${t("commander")}, ${side.name}`)]
          : [],
      ),
      ...[...walkUnits(scenario)].flatMap(({ unit: { id, name, placement }, side }) =>
        placement ? [offer({ kind: "unit", id }, name, `${t("unit")}, ${side.name}`)] : [],
      ),
    ];
  }, [scenario, t]);
}

function usePageName(offered: readonly Offered[]) {
  const t = useTranslations("printPage.options.sight");
  const format = useFormatter();
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const viewerOf = (from: SightViewer) => {
    if (from.kind === "place") return t("place", { x: cm(from.at[0]), y: cm(from.at[1]) });
    const value = sightPagesText([{ from, to: [], fired: false }]);
    return offered.find((each) => each.value === value)?.label ?? t("gone");
  };
  return ({ from, to }: SightPage) => {
    const name = viewerOf(from);
    return to.length === 0 ? name : t("looks", { name, count: to.length });
  };
}
