"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { ChoosableList } from "@/app/(public)/army-lists/_choice/about-lists";
import {
  type ChoosableForce,
  ForceList,
  listChosen,
} from "@/app/(public)/games/_battle/force-list";

interface BeginBattleProps {
  readonly scenario: string;
  readonly sides: readonly ChoosableForce[];
  /** The reader's lists of their nations. */
  readonly lists: readonly ChoosableList[];
  /** Numbers of the releases, the newest first. */
  readonly releases: readonly number[];
}

const NOW = "now";

/** The choice to take no side; no side's id can look like it. */
const NEITHER = "-";

/** The form that begins a game of a scenario: a side and the army it is played with, or neither. */
export function BeginBattle({ scenario, sides, lists, releases }: BeginBattleProps) {
  const t = useTranslations("battleGame");
  const words = useRefusalWords();
  const [side, setSide] = useState(sides[0]?.id ?? "");
  const [list, setList] = useState<string | null>(null);
  const [release, setRelease] = useState(NOW);
  const [isSending, setSending] = useState(false);
  const force = sides.find(({ id }) => id === side);
  const isReady = side === NEITHER || list !== null;
  const begin = async () => {
    if (!isReady) return;
    setSending(true);
    const of = release === NOW ? {} : { release: Number(release) };
    const seat = list === null ? {} : { side, ...listChosen(list) };
    const body = { scenario, ...seat, ...of };
    const begun = await callApi("POST /games", { body });
    if (begun.ok) return location.assign(`/games/${begun.value.id}`);
    setSending(false);
    toast({ text: words(begun.refusal), look: "error" });
  };
  return (
    <section className="grid max-w-160 gap-4 rounded-md border border-rule bg-sheet p-4">
      {releases.length > 0 && (
        <Select
          label={t("version")}
          value={release}
          choices={[
            { value: NOW, label: t("asItIs") },
            ...releases.map((number) => ({
              value: String(number),
              label: t("released", { number }),
            })),
          ]}
          onChange={setRelease}
        />
      )}
      <Segmented
        label={t("side")}
        full
        look="wrapped"
        value={side}
        segments={[
          ...sides.map(({ id, name }) => ({ value: id, label: name })),
          { value: NEITHER, label: t("neither") },
        ]}
        onChange={(id) => {
          setSide(id);
          setList(null);
        }}
      />
      {force && <ForceList force={force} lists={lists} value={list} onChange={setList} />}
      {side === NEITHER && <p className="hint">{t("neitherText")}</p>}
      <Button
        look="primary"
        className="justify-self-start"
        isPending={isSending}
        {...(isReady ? {} : { offBecause: t("chooseFirst") })}
        onPress={() => void begin()}
      >
        {t("begin")}
      </Button>
    </section>
  );
}
