"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Heading } from "react-aria-components/Heading";
import { Tag } from "@/app/_ui/tag";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import type { GameStage } from "./game-stages";
import { useGame } from "./use-game";

interface GamePartProps {
  readonly stage: GameStage;
  readonly title: string;
  /** The chapter of the rules. */
  readonly rule: string;
  /** Whether the stage was over when the page was opened; it then starts folded. */
  readonly isFinished: boolean;
  readonly children: ReactNode;
}

/** A stage of the game with a heading that folds it. The browser remembers which parts a player has folded. */
export function GamePart({ stage, title, rule, isFinished, children }: GamePartProps) {
  const t = useTranslations("game.stages");
  const { game } = useGame();
  const [chosen, choose] = useStoredDraft<boolean>(`grundlag.game-part.${game.id}.${stage}`);
  const id = `game-${stage}`;
  return (
    <section aria-labelledby={id}>
      <Disclosure
        isExpanded={chosen ?? !isFinished}
        onExpandedChange={choose}
        className="group/part"
      >
        <Heading
          level={2}
          className="flex items-baseline gap-2 border-b border-ink-3 pb-0.75 text-lg"
        >
          <Button
            id={id}
            slot="trigger"
            className="flex min-h-8 flex-1 cursor-pointer items-center gap-2 text-start touch:min-h-11"
          >
            <ChevronRight
              aria-hidden
              className="transition-[rotate] group-data-expanded/part:rotate-90"
            />
            {title}
            {isFinished && <Tag className="font-sans font-normal">{t("finished")}</Tag>}
          </Button>
          <span className="rule-no">{rule}</span>
        </Heading>
        <DisclosurePanel>{children}</DisclosurePanel>
      </Disclosure>
    </section>
  );
}
