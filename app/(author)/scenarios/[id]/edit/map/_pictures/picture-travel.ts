import type { Refusal } from "@/app/_ui/request-json";
import type { TracedPicture } from "@/lib/domain/belle-alliance/scenario/traced-picture";
import {
  type PictureTimeline,
  pictureChanges,
  renamed,
  settingsOf,
  travelled,
} from "./picture-history";
import type { PictureService } from "./picture-service";

interface TravelDesk {
  readonly service: PictureService;
  /** Bytes of the pictures removed since the page opened. */
  readonly removed: Map<string, Blob>;
  readonly now: () => PictureTimeline;
  readonly show: (next: PictureTimeline) => void;
  readonly choose: (id: string) => void;
  readonly refuse: (refusal: Refusal) => void;
}

/** Undoes and redoes changes to pictures, both here and at the service. */
export function pictureTravel({ service, removed, now, show, choose, refuse }: TravelDesk) {
  /** The bytes are kept as long as the page is open, so that removal can be undone. */
  const forget = async (id: string): Promise<boolean> => {
    const bytes = await service.bytesOf(id);
    if (bytes) removed.set(id, bytes);
    const answer = await service.remove(id);
    if (!answer.ok) refuse(answer.refusal);
    return answer.ok;
  };
  const restore = async (picture: TracedPicture) => {
    const bytes = removed.get(picture.id);
    if (!bytes) return;
    const answer = await service.add(new File([bytes], picture.name, { type: bytes.type }));
    if (!answer.ok) {
      refuse(answer.refusal);
      const all = now().all.filter(({ id }) => id !== picture.id);
      return show({ ...now(), all });
    }
    const { id } = answer.value;
    show(renamed(now(), picture.id, id));
    const rank = now().all.findIndex((each) => each.id === id);
    service.change(id, { ...settingsOf(picture), rank });
    choose(id);
  };
  const travel = (way: "undo" | "redo") => {
    const before = now();
    const next = travelled(before, way);
    if (!next) return false;
    show(next);
    const { gone, back, changed } = pictureChanges(before.all, next.all);
    for (const each of changed) service.change(each.id, each.change);
    for (const { id } of gone) void forget(id);
    for (const picture of back) void restore(picture);
    return true;
  };
  return { forget, travel };
}
