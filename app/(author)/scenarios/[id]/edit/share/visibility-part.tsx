"use client";

import { useState } from "react";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Visibility } from "@/lib/domain/people/permissions";
import type { Sharing } from "../../../../_sharing/sharing";
import { useDocument } from "../_desk/scenario-editor";
import { ShownChoice } from "./shown-choice";
import { useStoredSharing, VisibilityChoice } from "./visibility-choice";

/**
 * Who may see the scenario, and how much of its armies. A scenario shared for the first time is stored as shared only
 * once the second question is answered.
 */
export function VisibilityPart({ sharing: stored }: { readonly sharing: Sharing }) {
  const sharing = useStoredSharing(stored);
  const { visibility, choose } = sharing;
  const isAnswered = useDocument(hasShownToAll);
  const [asked, ask] = useState<Visibility | null>(null);
  const change = (next: Visibility) => {
    const isFirst = visibility === "private" && next !== "private" && !isAnswered;
    ask(isFirst ? next : null);
    if (!isFirst) void choose(next);
  };
  const share = async () => {
    if (asked) await choose(asked);
    ask(null);
  };
  const chosen = asked ?? visibility;
  return (
    <VisibilityChoice sharing={sharing} chosen={chosen} onChoose={change}>
      {chosen !== "private" && <ShownChoice isFirst={asked !== null} onStored={share} />}
    </VisibilityChoice>
  );
}

function hasShownToAll({ shownToAll }: Scenario): boolean {
  return shownToAll !== undefined;
}
