"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Disclosure } from "@/app/_ui/disclosure";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { toast } from "@/app/_ui/toasts";
import {
  givePlayer,
  removePlayer,
  setPlayerFields,
} from "@/lib/domain/belle-alliance/scenario/commands/players";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { KNOWLEDGE } from "@/lib/domain/belle-alliance/scenario/knowledge";
import type { Player } from "@/lib/domain/belle-alliance/scenario/player";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { formationsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { useDocument, useEditor } from "../_desk/scenario-editor";
import { MarkdownEditor } from "./markdown-editor";

/** The player's papers that a link last opened. */
export interface Opened {
  /** Id of a formation. */
  readonly opened: string | null;
  readonly onOpen: (formationId: string) => void;
}

interface PlayersPartProps extends Opened {
  readonly side: Side;
}

type Given = FormationNode & { readonly player: Player };

/** The formations of a side that have players of their own, with the texts for each. */
export function PlayersPart({ side, opened, onOpen }: PlayersPartProps) {
  const t = useTranslations("briefs.players");
  const given = formationsUnder(side.formations).filter(
    (each): each is Given => each.player !== undefined,
  );
  return (
    <section
      className="grid min-w-0 gap-3 border-rule-2 border-t pt-4"
      aria-labelledby={`players-${side.id}`}
    >
      <h3 id={`players-${side.id}`}>{t("title")}</h3>
      <p className="hint">{t("lead")}</p>
      {given.map((formation) => (
        // The key includes both because `open` only has an effect on mounting.
        <PlayerPapers
          key={`${formation.id} ${formation.id === opened}`}
          formation={formation}
          open={formation.id === opened}
        />
      ))}
      <Give side={side} onGive={onOpen} />
    </section>
  );
}

interface GiveProps {
  readonly side: Side;
  readonly onGive: (formationId: string) => void;
}

function Give({ side, onGive }: GiveProps) {
  const t = useTranslations("briefs.players");
  const editor = useEditor();
  const free = formationsToGive(side);
  const choiceOf = ({ id, name, commander, depth }: FreeFormation) => ({
    value: id,
    label: `${"\u2003".repeat(depth)}${name}`,
    ...(commander ? { detail: commander } : {}),
  });
  if (free.length === 0) {
    return side.formations.length === 0 ? <p className="text-ink-3">{t("noTroops")}</p> : null;
  }
  return (
    <Select
      label={t("give")}
      placeholder={t("choose")}
      value={null}
      choices={free.map(choiceOf)}
      onChange={(formationId) => {
        editor.apply(givePlayer, { formationId });
        onGive(formationId);
      }}
      className="max-w-90"
    />
  );
}

const PAPERS = ["orders", "brief", "believedOfEnemy"] as const;
const ROWS = { orders: 4, brief: 6, believedOfEnemy: 4 } as const;
const languageOf = ({ language }: Scenario) => language;

interface PlayerPapersProps {
  readonly formation: Given;
  readonly open: boolean;
}

/** The texts for one player, and how much of their side they know. */
function PlayerPapers({ formation, open }: PlayerPapersProps) {
  const t = useTranslations("briefs.players");
  const editor = useEditor();
  const lang = useDocument(languageOf);
  const { id: formationId, name, commander, player } = formation;
  const set = (fields: Partial<Player>) => editor.apply(setPlayerFields, { formationId, fields });
  return (
    <Disclosure
      level={4}
      open={open}
      className="border border-rule-2 border-s-3 border-s-side bg-sheet px-3 py-1"
      title={
        <span className="wrap-anywhere">
          <span className="font-serif text-base">{name}</span>{" "}
          <span className="font-normal text-ink-3">{commander?.name ?? t("noCommander")}</span>
        </span>
      }
    >
      <div className="grid min-w-0 gap-5 pt-2 pb-3">
        <div className="grid gap-1">
          <Segmented
            label={t("knows.label")}
            value={player.knows}
            segments={KNOWLEDGE.map((value) => ({ value, label: t(`knows.${value}`) }))}
            onChange={(knows) => set({ knows })}
            look="wrapped"
          />
          <p className="hint">{t(`knows.${player.knows}Means`)}</p>
        </div>
        {PAPERS.map((paper) => (
          <MarkdownEditor
            key={paper}
            fieldId={paper === "orders" ? ordersFieldId(formationId) : `${paper}-${formationId}`}
            label={t("paperOf", { paper: t(`${paper}.label`), name })}
            hint={t(`${paper}.hint`)}
            rows={ROWS[paper]}
            lang={lang}
            value={player[paper]}
            onCommit={(text) => set({ [paper]: text })}
          />
        ))}
        <Remove formation={formation} />
      </div>
    </Disclosure>
  );
}

function Remove({ formation: { id: formationId, name } }: { readonly formation: Given }) {
  const t = useTranslations("briefs.players");
  const editor = useEditor();
  const remove = () => {
    editor.apply(removePlayer, { formationId });
    toast({ text: t("removed", { name }) });
  };
  return (
    <Button className="justify-self-start" icon={<Trash2 aria-hidden />} onPress={remove}>
      {t("remove", { name })}
    </Button>
  );
}

/** The id of the field for a player's orders, so that links can focus it. */
export function ordersFieldId(formationId: string): string {
  return `orders-${formationId}`;
}

/** A formation without a player, as a row in a list of choices. */
interface FreeFormation {
  readonly id: string;
  readonly name: string;
  /** Empty if there is none. */
  readonly commander: string;
  readonly depth: number;
}

/** The formations of a side that can still be given to a player, in the order of battle from top to bottom. */
function formationsToGive({ formations }: Pick<Side, "formations">): FreeFormation[] {
  return formations.flatMap((each) => freeUnder(each, 0));
}

function freeUnder(formation: FormationNode, depth: number): FreeFormation[] {
  const { id, name, commander, player, formations } = formation;
  const own = player ? [] : [{ id, name, commander: commander?.name ?? "", depth }];
  return [...own, ...formations.flatMap((each) => freeUnder(each, depth + 1))];
}
