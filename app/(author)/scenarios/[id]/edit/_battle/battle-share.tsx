"use client";

import { checkBattleScenario } from "@/lib/domain/bogowie-wojny/scenario/check";
import { countErrors } from "@/lib/domain/document/check-report";
import type { Sharing } from "../../../../_sharing/sharing";
import type { EditionPartProps } from "../share/edition-part";
import { SharePane } from "../share/share-pane";
import { useStoredSharing, VisibilityChoice } from "../share/visibility-choice";
import { useBattle } from "./battle-editor";

interface BattleShareProps {
  readonly editions: EditionPartProps | null;
}

/** Who may see the scenario, its people, editions and releases, a copy, and its end. */
export function BattleShare({ editions }: BattleShareProps) {
  const scenario = useBattle();
  return (
    <SharePane
      title={scenario.title}
      openErrors={countErrors(checkBattleScenario(scenario))}
      editions={editions}
      visibility={(sharing) => <BattleVisibility stored={sharing} />}
    />
  );
}

function BattleVisibility({ stored }: { readonly stored: Sharing }) {
  const sharing = useStoredSharing(stored);
  return (
    <VisibilityChoice
      sharing={sharing}
      chosen={sharing.visibility}
      onChoose={(visibility) => void sharing.choose(visibility)}
    />
  );
}
