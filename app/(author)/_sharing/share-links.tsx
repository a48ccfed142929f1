"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { copyText } from "@/app/_ui/copy-text";
import { SendButton } from "@/app/_ui/send-button";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { LIMITS } from "@/lib/domain/document/limits";

export interface ShareLinksProps {
  readonly kind: DocumentKind;
  readonly id: string;
  /** Stores the document's last edits. */
  readonly flush: () => Promise<void>;
}

/** Links that let others read a document, even a private one: created, copied, revoked. */
export function ShareLinks(props: ShareLinksProps) {
  const t = useTranslations("shareLinks");
  const { links, newest, make, revoke } = useShareLinks(props);
  const section = useRef<HTMLElement>(null);
  const takeBack = (link: ShareLink) => {
    // Its row is removed, and with it the focused button.
    section.current?.focus();
    return revoke(link);
  };
  return (
    <section ref={section} className="grid gap-3" aria-label={t("title")} tabIndex={-1}>
      <p className="text-ink-3">{t(`text.${props.kind}`)}</p>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <LinkRow
              key={link.slug}
              link={link}
              isNewest={link.slug === newest}
              onRevoke={() => takeBack(link)}
            />
          ))}
        </ul>
      )}
      <NewLink onMake={make} />
    </section>
  );
}

interface LinkRowProps {
  readonly link: ShareLink;
  /** Whether it was just created, so that it will be shared next. */
  readonly isNewest: boolean;
  readonly onRevoke: () => Promise<void>;
}

function LinkRow({ link, isNewest, onRevoke }: LinkRowProps) {
  const t = useTranslations("shareLinks");
  const { name, url, version, createdAt } = link;
  const [isAsking, setAsking] = useState(false);
  const day = useLocalDay()(createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule-2 border-t py-3">
      <div className="wrap-anywhere min-w-0 grow basis-64">
        <b>{name}</b>{" "}
        <small className="text-ink-3">
          {version === null ? t("present", { day }) : t("pinned", { day, version })}
        </small>
        <a className="block tabular-nums" href={url} target="_blank" rel="noopener">
          {url.replace(/^https?:\/\//, "")}
        </a>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          aria-label={t("copyOne", { name })}
          autoFocus={isNewest}
          onPress={() => void copyText(url, t)}
        >
          {t("copy")}
        </Button>
        <SendButton url={url} label={t("sendOne", { name })}>
          {t("send")}
        </SendButton>
        {isAsking ? (
          <Button look="danger" onPress={() => void onRevoke()}>
            {t("really")}
          </Button>
        ) : (
          <Button aria-label={t("revokeOne", { name })} look="bare" onPress={() => setAsking(true)}>
            {t("revoke")}
          </Button>
        )}
      </div>
    </li>
  );
}

interface NewLinkProps {
  readonly onMake: (options: { name: string; isPinned: boolean }) => Promise<boolean>;
}

function NewLink({ onMake }: NewLinkProps) {
  const t = useTranslations("shareLinks");
  const [name, setName] = useState("");
  const [isPinned, setPinned] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const isMade = await onMake({ name: name.trim() || t("unnamed"), isPinned });
    setBusy(false);
    if (isMade) setName("");
  };
  return (
    <form
      className="grid justify-items-start gap-3 border-rule-2 border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <TextField
        className="w-full"
        label={t("name")}
        placeholder={t("nameExample")}
        value={name}
        onChange={setName}
        maxLength={LIMITS.nameLength}
      />
      <Checkbox isSelected={isPinned} onChange={setPinned}>
        {t("pin")}
      </Checkbox>
      <Button type="submit" isPending={isBusy}>
        {t("make")}
      </Button>
    </form>
  );
}

/** An active link as the API describes it. */
interface ShareLink {
  readonly slug: string;
  readonly name: string;
  readonly version: number | null;
  readonly createdAt: string;
  readonly url: string;
}

/** The document's links, the one created last here, and functions to create and revoke links. */
function useShareLinks({ kind, id, flush }: ShareLinksProps) {
  const t = useTranslations("shareLinks");
  const collection = COLLECTION_OF[kind];
  const [links, setLinks] = useState<readonly ShareLink[]>([]);
  const [newest, setNewest] = useState<string | null>(null);
  const load = useCallback(async () => {
    const answer = await callApi(`GET /${collection}/{id}/share-links`, { id });
    if (answer.ok) setLinks(answer.value.items);
  }, [collection, id]);
  useEffect(() => void load(), [load]);
  const make = async ({ name, isPinned }: { name: string; isPinned: boolean }) => {
    await flush();
    const version = isPinned ? "newest" : null;
    const answer = await callApi(`POST /${collection}/{id}/share-links`, {
      id,
      body: { name, version },
    });
    if (answer.ok) {
      setNewest(answer.value.slug);
      await load();
    } else toast({ text: t("failed"), look: "error" });
    return answer.ok;
  };
  const revoke = async ({ slug, name }: ShareLink) => {
    const answer = await callApi(`DELETE /${collection}/{id}/share-links/{slug}`, { id, slug });
    toast(answer.ok ? { text: t("revoked", { name }) } : { text: t("failed"), look: "error" });
    await load();
  };
  return { links, newest, make, revoke };
}
