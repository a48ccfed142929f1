"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { Swatch } from "@/app/_map/swatch";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { Disclosure } from "@/app/_ui/disclosure";
import { Segmented } from "@/app/_ui/segmented";
import { panelLook } from "@/app/(author)/_editor/panel-look";
import {
  FLOWING_PARTS,
  PACK_PARTS,
  PACK_PRESETS,
  type PackPart,
  type PackPreset,
  PRESET_PARTS,
} from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { PackPerson } from "@/lib/domain/belle-alliance/scenario/pack/pack-person";
import { partsFor } from "@/lib/domain/belle-alliance/scenario/pack/parts-for";
import type { PagesLine } from "./pages-line";
import { type PackChoice, packQuery, partsOf } from "./paper";
import { PartRow } from "./part-row";
import { PrintingWords } from "./printing-words";
import { usePages } from "./use-pages";
import { usePrinting, type WantedPack } from "./use-printing";

interface ReaderPackProps {
  readonly person: PackPerson;
  readonly pack: WantedPack;
  readonly choice: PackChoice;
  readonly onChoose: (choice: PackChoice) => void;
  readonly line: PagesLine;
  /** Reports how many pages the reader's parts have in total; 0 before all are counted. */
  readonly onTotal: (address: string, pages: number) => void;
  /** Whether its parts are shown from the start; those of others are counted when they are. */
  readonly isOpen: boolean;
}

/** One reader's pack: its parts to tick, their pages, and their PDF. */
export function ReaderPack(props: ReaderPackProps) {
  const { person, pack, choice, onChoose, line, onTotal, isOpen } = props;
  const t = useTranslations("printPage.choose");
  const packs = useTranslations("printPage.packs");
  const { address, colour } = person;
  const offered = partsFor(person.reader);
  const parts = partsOf(choice, address).filter((part) => offered.includes(part));
  const { counts, count } = useCounts();
  const counted = parts.filter((part) => counts[part] !== null && counts[part] !== undefined);
  const total = useTotal({ address, parts, counts, choice, line });
  const expected = counted.length === parts.length ? total : 0;
  useEffect(() => onTotal(address, expected), [onTotal, address, expected]);
  const { printing, print, cancel, forget } = usePrinting(line);
  const choose = (next: readonly PackPart[]) => {
    forget();
    onChoose({ ...choice, parts: { ...choice.parts, [address]: next } });
  };
  return (
    <article
      className={panelLook({
        edge: colour ? "side" : "work",
        className: classNames("w-full gap-3", colour && `side-${colour}`),
      })}
    >
      <h4 className="font-semibold font-serif text-lg leading-tight">
        {colour && <Swatch colour={colour} />} {pack.name}
      </h4>
      <Segmented
        label={t("preset")}
        value={presetOf(parts, offered)}
        segments={PACK_PRESETS.map((value) => ({ value, label: t(`presets.${value}`) }))}
        onChange={(preset) => choose(presetParts(preset, offered))}
      />
      <Disclosure title={t("parts")} level={5} open={isOpen} className="w-full">
        <ul aria-label={t("parts")} className="border-rule border-t">
          {offered.map((part) => (
            <PartRow
              key={part}
              part={part}
              isChosen={parts.includes(part)}
              onChoose={(isChosen) => choose(withPart(parts, part, isChosen))}
              onOptions={(options) => onChoose({ ...choice, options })}
              choice={choice}
              address={address}
              line={line}
              onCount={count}
            />
          ))}
        </ul>
      </Disclosure>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={<Download aria-hidden />}
          onPress={() => void print([pack], null)}
          offBecause={parts.length === 0 ? t("none") : undefined}
          aria-label={packs("make", { name: pack.name })}
        >
          {packs("download")}
        </Button>
        <span className="text-ink-2 text-sm tabular-nums empty:hidden">
          {expected > 0 && t("total", { count: expected })}
          {expected === 0 &&
            total > 0 &&
            t("someCounted", { count: total, parts: counted.length, all: parts.length })}
        </span>
        <span className="text-ink-3 text-sm">{t("file", { name: pack.fileName })}</span>
      </div>
      <PrintingWords
        printing={printing}
        onCancel={cancel}
        expected={expected}
        longest={longestOf(parts, counts)}
      />
    </article>
  );
}

type Counts = Readonly<Partial<Record<PackPart, number | null>>>;

/** How many pages each part has, as far as they are counted. */
function useCounts() {
  const [counts, setCounts] = useState<Counts>({});
  const count = useCallback(
    (part: PackPart, pages: number | null) => setCounts((before) => ({ ...before, [part]: pages })),
    [],
  );
  return { counts, count };
}

interface Counted extends Pick<ReaderPackProps, "choice" | "line"> {
  readonly address: string;
  readonly parts: readonly PackPart[];
  readonly counts: Counts;
}

/** Pages of the parts together: those that flow on are counted as one, once each of them has been counted. */
function useTotal({ address, parts, counts, choice, line }: Counted): number {
  const flowing = parts.filter((part) => FLOWING_PARTS.includes(part));
  const sumOf = (some: readonly PackPart[]) =>
    some.reduce((sum, part) => sum + (counts[part] ?? 0), 0);
  const isSeen = flowing.length > 1 && flowing.every((part) => counts[part]);
  const { shown, isOld } = usePages({ address, query: packQuery(choice, flowing), line, isSeen });
  if (!isSeen || !shown || isOld) return sumOf(parts);
  return shown.pages + sumOf(parts.filter((part) => !flowing.includes(part)));
}

function withPart(parts: readonly PackPart[], part: PackPart, isChosen: boolean): PackPart[] {
  return PACK_PARTS.filter((each) => (each === part ? isChosen : parts.includes(each)));
}

/** The preset with exactly these parts; null if there is none. */
function presetOf(parts: readonly PackPart[], offered: readonly PackPart[]): PackPreset | null {
  const same = (preset: PackPreset) => presetParts(preset, offered).join() === parts.join();
  return PACK_PRESETS.find(same) ?? null;
}

function presetParts(preset: PackPreset, offered: readonly PackPart[]): PackPart[] {
  return PRESET_PARTS[preset].filter((part) => offered.includes(part));
}

const MAX_NAMED = 2;

/** The parts to leave out first; empty if there is only one part. */
function longestOf(parts: readonly PackPart[], counts: Counts): PackPart[] {
  if (parts.length < 2) return [];
  return parts
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, Math.min(MAX_NAMED, parts.length - 1));
}
