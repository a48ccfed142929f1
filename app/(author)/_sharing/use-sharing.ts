import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import type { Refusal } from "@/app/_ui/request-json";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { VISIBILITIES, type Visibility } from "@/lib/domain/people/permissions";
import type { Sharing } from "./sharing";

export interface SharingState extends Sharing {
  /**
   * The available choices: a club's members only for users who are in a club,
   * and nothing else but everybody for what a club holds.
   */
  readonly visibilities: readonly Visibility[];
  readonly isBusy: boolean;
  readonly choose: (visibility: Visibility) => Promise<void>;
  /** Null for no club's library. */
  readonly chooseClub: (clubId: string | null) => Promise<void>;
}

interface SharingProps {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly sharing: Sharing;
  readonly onStored?: (visibility: Visibility) => void;
  readonly onRefused: (refusal: Refusal) => void;
  /** Called before anything is stored, so that unsaved edits become visible to others as well. */
  readonly before?: () => Promise<unknown>;
}

/** Who may see a document, as stored; if a choice is refused, the previous one is shown again. */
export function useSharing(props: SharingProps): SharingState {
  const { kind, id, sharing, onStored, onRefused, before } = props;
  const { clubs } = sharing;
  const [shown, show] = useState({ visibility: sharing.visibility, clubId: sharing.clubId });
  const [isBusy, setBusy] = useState(false);
  const store = async (next: typeof shown) => {
    show(next);
    setBusy(true);
    await before?.();
    const answer = await callApi(`PUT /${COLLECTION_OF[kind]}/{id}/visibility`, {
      id,
      body: bodyOf(next),
    });
    setBusy(false);
    if (answer.ok) return onStored?.(next.visibility);
    show(shown);
    onRefused(answer.refusal);
  };
  const choose = async (visibility: Visibility) => {
    if (visibility === shown.visibility) return;
    await store({ visibility, clubId: clubFor(visibility, shown.clubId ?? clubs[0]?.id ?? null) });
  };
  /** A club's document that is made public stays in the club's library; any other is in no library. */
  const clubFor = (visibility: Visibility, nearest: string | null) => {
    if (visibility === "club") return nearest;
    return visibility === "public" ? shown.clubId : null;
  };
  return {
    ...sharing,
    ...shown,
    visibilities: VISIBILITIES.filter((one) =>
      sharing.heldByClub ? one === "club" || one === "public" : one !== "club" || clubs.length > 0,
    ),
    isBusy,
    choose,
    chooseClub: (clubId) => store({ ...shown, clubId }),
  };
}

/** The choice as the service takes it: a private document is in no library. */
function bodyOf({ visibility, clubId }: Pick<Sharing, "visibility" | "clubId">) {
  if (visibility === "club") return { visibility, clubId: clubId ?? "" } as const;
  return visibility === "public" ? ({ visibility, clubId } as const) : ({ visibility } as const);
}
