"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { Dialog } from "@/app/_ui/dialog";
import { InlineFinding } from "@/app/_ui/finding-row";
import { LinkButton } from "@/app/_ui/link-button";
import type { Refusal } from "@/app/_ui/request-json";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { NeedsAccountDialog } from "@/app/(author)/_local/needs-account";
import { hiddenGround } from "@/lib/domain/belle-alliance/ground-map/published-ground";
import { setGroundOrigin } from "@/lib/domain/belle-alliance/scenario/commands/ground-origin";
import { LIMITS } from "@/lib/domain/document/limits";
import { featureTitle } from "../feature-words";
import type { MapDeskState } from "../use-map-desk";

interface PublishDialogProps {
  readonly desk: MapDeskState;
  readonly onClose: () => void;
}

/** Publishes the scenario's ground as a map, either a new one or the next version of one of the user's own. */
export function PublishDialog(props: PublishDialogProps) {
  if (props.desk.editor.isLocal) {
    return <NeedsAccountDialog isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()} />;
  }
  return <Publishing {...props} />;
}

/** A value that is never the id of a map. */
const NEW = "-";

interface Published {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly author: string;
}

function Publishing({ desk, onClose }: PublishDialogProps) {
  const t = useTranslations("groundMap.publish");
  const state = usePublishing(desk);
  const { published, isSending, send } = state;
  return (
    <Dialog
      title={t("title")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={() =>
        published ? (
          <>
            <Button onPress={onClose}>{t("close")}</Button>
            <LinkButton look="primary" href={`/maps/${published.id}/edit`}>
              {t("toMap")}
            </LinkButton>
          </>
        ) : (
          <PublishFoot {...{ desk, isSending, send, onClose }} />
        )
      }
    >
      {published ? (
        <output>{t("done", { title: published.title, version: published.version })}</output>
      ) : (
        <PublishFields desk={desk} state={state} />
      )}
    </Dialog>
  );
}

interface FootProps extends PublishDialogProps {
  readonly isSending: boolean;
  readonly send: () => Promise<void>;
}

function PublishFoot({ desk, isSending, send, onClose }: FootProps) {
  const t = useTranslations("groundMap.publish");
  const common = useTranslations("common.action");
  const isBare = desk.scenario.map.features.length === 0;
  return (
    <>
      <Button onPress={onClose}>{common("cancel")}</Button>
      <Button
        look="primary"
        isPending={isSending}
        offBecause={isBare ? t("bare") : undefined}
        onPress={() => void send()}
      >
        {t("send")}
      </Button>
    </>
  );
}

function PublishFields({
  desk,
  state,
}: Pick<PublishDialogProps, "desk"> & { readonly state: ReturnType<typeof usePublishing> }) {
  const t = useTranslations("groundMap.publish");
  const refusalWords = useRefusalWords();
  const { maps, mapId, setMapId, title, setTitle, refusal } = state;
  return (
    <div className="grid gap-4">
      <p className="max-w-[62ch] text-ink-2">{t("text", { title: desk.scenario.title })}</p>
      {maps.length > 0 && (
        <Select
          label={t("as")}
          value={mapId}
          choices={[
            { value: NEW, label: t("new") },
            ...maps.map((map) => ({ value: map.id, label: t("next", { title: map.title }) })),
          ]}
          onChange={setMapId}
        />
      )}
      {mapId === NEW && (
        <TextField
          label={t("name")}
          value={title}
          maxLength={LIMITS.nameLength}
          onChange={setTitle}
        />
      )}
      <HiddenGround desk={desk} {...state} />
      <div role="alert">
        {refusal && <InlineFinding look="error">{refusalWords(refusal)}</InlineFinding>}
      </div>
    </div>
  );
}

interface HiddenGroundProps extends Pick<PublishDialogProps, "desk"> {
  readonly shown: ReadonlySet<string>;
  readonly setShown: (shown: ReadonlySet<string>) => void;
}

/** Ground hidden from some side: left out unless ticked. */
function HiddenGround({ desk, shown, setShown }: HiddenGroundProps) {
  const t = useTranslations("groundMap.publish");
  const words = useTranslations("map");
  const hidden = hiddenGround(desk.scenario);
  if (hidden.length === 0) return null;
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(shown);
    if (isTicked) next.add(id);
    else next.delete(id);
    setShown(next);
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold text-sm">{t("hidden", { count: hidden.length })}</legend>
      <p className="text-ink-3 text-sm">{t("hiddenText")}</p>
      {hidden.map((feature) => (
        <Checkbox
          key={feature.id}
          isSelected={shown.has(feature.id)}
          onChange={(isTicked) => tick(feature.id, isTicked)}
        >
          {t("include", {
            thing: featureTitle(feature, words),
            sides: feature.hiddenFrom.map((id) => desk.sideNames[id] ?? id).join(", "),
          })}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/**
 * The state of publishing. The scenario records the map as the origin of its ground, unless it already comes from
 * another author's map.
 */
function usePublishing({ scenario, editor }: MapDeskState) {
  const { origin } = scenario.map;
  const maps = useOwnMaps();
  const [chosen, setMapId] = useState<string | null>(null);
  const [title, setTitle] = useState(scenario.title);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [published, setPublished] = useState<Published | null>(null);
  const own = maps.find(({ id }) => id === origin?.id)?.id;
  const mapId = chosen ?? own ?? NEW;
  const send = async () => {
    setSending(true);
    await editor.flush();
    const answer = await callApi("POST /scenarios/{id}/ground-map", {
      id: editor.id,
      body: {
        mapId: mapId === NEW ? null : mapId,
        title: title.trim() || null,
        shown: [...shown],
      },
    });
    setSending(false);
    if (!answer.ok) return setRefusal(answer.refusal);
    const { id, version, author } = answer.value;
    setPublished(answer.value);
    if (origin && origin.id !== id) return;
    const from = { kind: "map", id, title: answer.value.title, author, version } as const;
    editor.apply(setGroundOrigin, { origin: from });
  };
  return {
    maps,
    mapId,
    setMapId,
    title,
    setTitle,
    shown,
    setShown,
    isSending,
    refusal,
    published,
    send,
  };
}

interface OwnMap {
  readonly id: string;
  readonly title: string;
}

/** The user's own maps of Belle Alliance, most recently changed first. */
function useOwnMaps(): readonly OwnMap[] {
  const [maps, setMaps] = useState<readonly OwnMap[]>([]);
  useEffect(() => {
    let isStale = false;
    const query = { mine: "true", system: ["belle-alliance"], limit: 100 } as const;
    void callApi("GET /maps", { query }).then((answer) => {
      if (isStale || !answer.ok) return;
      setMaps(answer.value.items.filter(({ may }) => may === "own" || may === "edit"));
    });
    return () => {
      isStale = true;
    };
  }, []);
  return maps;
}
