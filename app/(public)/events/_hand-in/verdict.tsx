"use client";

import { useTranslations } from "next-intl";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { Acceptance } from "@/lib/domain/bogowie-wojny/event/event-words";
import { type ArmyListFinding, armyListFindingText } from "@/lib/domain/bogowie-wojny/list/finding";
import type { Judgement } from "@/lib/usecases/bogowie-wojny/event/submit-list";
import { AlteredBooks } from "../../army-lists/_roster/altered-books";

interface Props {
  readonly judgement: Judgement;
  readonly accepts: Acceptance;
}

/**
 * The event's limits that a list breaks, what that means for the event, and how the list differs from its army books.
 */
export function Verdict({ judgement: { findings, ...bookComparison }, accepts }: Props) {
  return (
    <>
      <Limits broken={findings} accepts={accepts} />
      <AlteredBooks {...bookComparison} />
    </>
  );
}

interface LimitsProps {
  readonly broken: readonly ArmyListFinding[];
  readonly accepts: Acceptance;
}

function Limits({ broken, accepts }: LimitsProps) {
  const t = useTranslations("handIn");
  const words = useTranslations("bogowieWojny");
  if (broken.length === 0) return <p>{t("fits")}</p>;
  return (
    <InlineFinding look={accepts === "legal" ? "error" : "warning"}>
      {t(accepts === "legal" ? "refused" : "marked", { count: broken.length })}
      <ul>
        {broken.map((finding) => (
          <li key={finding.path + finding.code}>
            {armyListFindingText(finding, words)} <small>{finding.rule}</small>
          </li>
        ))}
      </ul>
    </InlineFinding>
  );
}
