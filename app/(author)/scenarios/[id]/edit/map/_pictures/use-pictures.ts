"use client";

import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Refusal, refusalWith } from "@/app/_ui/request-json";
import { PICTURE_LIMITS, PICTURE_TYPES } from "@/lib/domain/belle-alliance/scenario/picture-limits";
import type {
  PictureChange,
  TracedPicture,
} from "@/lib/domain/belle-alliance/scenario/traced-picture";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import { useRemembered } from "../../_desk/desk-context";
import type { ScenarioEditor } from "../../_desk/scenario-editor";
import {
  NO_PICTURES,
  type PictureTimeline,
  pictureChanges,
  renamed,
  settingsOf,
  stepped,
  travelled,
} from "./picture-history";
import { PictureService } from "./picture-service";

/** The pictures below the drawing, on their author's desk. */
export interface DeskPictures {
  /** From the lowest to the topmost. */
  readonly all: readonly TracedPicture[];
  readonly chosen: TracedPicture | null;
  readonly choose: (id: string) => void;
  /** Consecutive changes with the same `run` are undone as one. */
  readonly change: (id: string, change: PictureChange, run?: string) => void;
  /** Moves a picture to a place in the order; 0 is the lowest. */
  readonly raise: (id: string, rank: number) => void;
  readonly add: (file: File) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly isSending: boolean;
  /** Why the last request was refused. */
  readonly refusal: Refusal | null;
  readonly hrefOf: (id: string) => string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Undoes or redoes a change to the pictures; returns whether there was one. */
  readonly travel: (way: "undo" | "redo") => boolean;
}

/** A scenario kept only in the browser has no pictures. */
export function usePictures({ id, isLocal }: ScenarioEditor): DeskPictures {
  // A scenario and its variants are drawn over the same pictures.
  const scenarioId = variantAddress(id).id;
  const [timeline, setTimeline] = useState(NO_PICTURES);
  const latest = useRef(timeline);
  const [chosenId, choose] = useRemembered<string | null>("map.picture", () => null);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const service = useMemo(() => new PictureService(scenarioId, setRefusal), [scenarioId]);
  const removed = useRef(new Map<string, Blob>()).current;
  const show = useCallback((next: PictureTimeline) => {
    latest.current = next;
    setTimeline(next);
  }, []);
  useEffect(() => {
    if (isLocal) return;
    void service.list().then((answer) => {
      if (!answer.ok) return setRefusal(answer.refusal);
      const { items } = answer.value;
      // Shown at once, the pictures would make React wake the whole desk in a single task.
      if (items.length > 0) startTransition(() => show({ ...latest.current, all: items }));
    });
  }, [service, isLocal, show]);
  const change = useCallback(
    (id: string, by: PictureChange, run?: string) => {
      const next = latest.current.all.map((each) => (each.id === id ? { ...each, ...by } : each));
      show(stepped(latest.current, next, run));
      service.change(id, by);
    },
    [service, show],
  );
  const raise = (id: string, rank: number) => {
    const { all } = latest.current;
    const found = all.filter((each) => each.id === id);
    const others = all.filter((each) => each.id !== id);
    show(stepped(latest.current, others.toSpliced(rank, 0, ...found)));
    service.change(id, { rank });
  };
  const add = async (file: File) => {
    const fault = faultOf(file);
    setRefusal(fault);
    if (fault) return;
    setSending(true);
    const answer = await service.add(file);
    setSending(false);
    if (!answer.ok) return setRefusal(answer.refusal);
    show(stepped(latest.current, [...latest.current.all, answer.value]));
    choose(answer.value.id);
  };
  const { forget, travel } = pictureTravel({
    service,
    removed,
    now: () => latest.current,
    show,
    choose,
    refuse: setRefusal,
  });
  const remove = async (id: string) => {
    if (!(await forget(id))) return;
    show(
      stepped(
        latest.current,
        latest.current.all.filter((each) => each.id !== id),
      ),
    );
  };
  const { all, history } = timeline;
  const chosen = all.find(({ id }) => id === chosenId) ?? all.at(-1) ?? null;
  const hrefOf = useCallback((id: string) => service.hrefOf(id), [service]);
  return {
    all,
    chosen,
    choose,
    change,
    raise,
    add,
    remove,
    isSending,
    refusal,
    hrefOf,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    travel,
  };
}

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
function pictureTravel({ service, removed, now, show, choose, refuse }: TravelDesk) {
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

/** The refusal for a file that the service would not accept, found before uploading. */
function faultOf({ size, type }: File): Refusal | null {
  const types: readonly string[] = PICTURE_TYPES;
  if (!types.includes(type)) {
    return { ...refusalWith("unsupported-media-type"), reason: "not-a-picture" };
  }
  if (size <= PICTURE_LIMITS.fileBytes) return null;
  return { ...refusalWith("too-large"), reason: "picture-too-large" };
}
