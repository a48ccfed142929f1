import { useState } from "react";
import { askApi, type Refusal, sending } from "@/app/_ui/ask-api";
import { VISIBILITIES, type Visibility } from "@/lib/domain/permissions";
import type { Sharing } from "./sharing";

export interface SharingState extends Sharing {
  /** What may be chosen: a club's members only for users who are in one. */
  readonly visibilities: readonly Visibility[];
  readonly isBusy: boolean;
  readonly choose: (visibility: Visibility) => Promise<void>;
  /** Null: everybody's, in no club's library. */
  readonly chooseClub: (clubId: string | null) => Promise<void>;
}

interface SharingProps {
  /** The document's address below the API. */
  readonly path: string;
  readonly sharing: Sharing;
  readonly onStored?: (visibility: Visibility) => void;
  readonly onRefused: (refusal: Refusal) => void;
  /** Done before anything is stored: what is not yet saved should be seen as well. */
  readonly before?: () => Promise<unknown>;
}

/** Who may see a document, as stored; a refused choice falls back to the previous one. */
export function useSharing(props: SharingProps): SharingState {
  const { path, sharing, onStored, onRefused, before } = props;
  const { clubs } = sharing;
  const [shown, show] = useState({ visibility: sharing.visibility, clubId: sharing.clubId });
  const [isBusy, setBusy] = useState(false);
  const store = async (next: typeof shown) => {
    show(next);
    setBusy(true);
    await before?.();
    const answer = await askApi(`${path}/visibility`, sending("PUT", next));
    setBusy(false);
    if (answer.ok) return onStored?.(next.visibility);
    show(shown);
    onRefused(answer.refusal);
  };
  const choose = async (visibility: Visibility) => {
    if (visibility === shown.visibility) return;
    await store({ visibility, clubId: clubFor(visibility, shown.clubId ?? clubs[0]?.id ?? null) });
  };
  /** A club's document that is made public stays in the club's library; any other stands in none. */
  const clubFor = (visibility: Visibility, nearest: string | null) => {
    if (visibility === "club") return nearest;
    return visibility === "public" ? shown.clubId : null;
  };
  return {
    ...shown,
    clubs,
    visibilities: VISIBILITIES.filter((one) => one !== "club" || clubs.length > 0),
    isBusy,
    choose,
    chooseClub: (clubId) => store({ ...shown, clubId }),
  };
}
