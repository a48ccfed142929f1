"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { AskTwice } from "@/app/_ui/ask-twice";
import { Button } from "@/app/_ui/button";
import { copyText } from "@/app/_ui/copy-text";
import { fieldLook, selectLook } from "@/app/_ui/field-look";
import type { Answer } from "@/app/_ui/request-json";
import { SendButton } from "@/app/_ui/send-button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { type InvitedTo, invitedToOf } from "@/lib/domain/people/invited-to";
import type { PersonMay } from "@/lib/domain/people/permissions";
import type { Sharing } from "./sharing";

export interface PeopleProps {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly sharing: Pick<Sharing, "isOwn" | "heldByClub" | "clubs">;
}

const looks = fieldLook();
const DAYS = [1, 7, 14, 30, 90] as const;
const USUAL_DAYS = 14;

/** Who may do something with a document: its people, invitations to it, and giving it to a club. */
export function People({ kind, id, sharing }: PeopleProps) {
  const t = useTranslations("documentPeople");
  const { isOwn, heldByClub, clubs } = sharing;
  const people = usePeople(kind, id);
  const { owner, items, invitations } = people.shown;
  const section = useRef<HTMLElement>(null);
  /** Its row is removed, and with it the focused button. */
  const refocused = (act: Promise<void>) => {
    section.current?.focus();
    return act;
  };
  const text = heldByClub ? "textClub" : "text";
  return (
    <section ref={section} className="grid w-full gap-4" aria-label={t("title")} tabIndex={-1}>
      <p className="max-w-[74ch] text-ink-2">{t(isOwn ? text : "textEditor")}</p>
      <ul className="border-rule-2 border-b">
        {owner && (
          <li className="flex flex-wrap items-center justify-between gap-x-4 border-rule-2 border-t py-3">
            <b>{owner.name}</b>
            <span className="text-ink-3">{t(heldByClub ? "keeper" : "owner")}</span>
          </li>
        )}
        {items.map((person) => (
          <PersonRow
            key={person.id}
            kind={kind}
            person={person}
            mayChange={isOwn}
            onChange={(may) => people.change(person, may)}
            onRemove={() => refocused(people.remove(person))}
          />
        ))}
      </ul>
      {!isOwn && <Leave onLeave={people.leave} />}
      {isOwn && (
        <Invitations
          kind={kind}
          invitations={invitations}
          newest={people.newest}
          onMake={people.invite}
          onRevoke={(code) => refocused(people.revoke(code))}
        />
      )}
      {isOwn && !heldByClub && clubs.length > 0 && <ClubGift clubs={clubs} onGive={people.give} />}
    </section>
  );
}

interface PersonRowProps {
  readonly kind: DocumentKind;
  readonly person: Person;
  readonly mayChange: boolean;
  readonly onChange: (may: PersonMay) => Promise<void>;
  readonly onRemove: () => Promise<void>;
}

function PersonRow({ kind, person, mayChange, onChange, onRemove }: PersonRowProps) {
  const t = useTranslations("documentPeople");
  const { name, may, since } = person;
  const day = useLocalDay()(since);
  const choices = invitedToOf(kind).filter((each) => each !== "own");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule-2 border-t py-3">
      <div className="wrap-anywhere min-w-0 grow basis-48">
        <b>{name}</b> <small className="text-ink-3">{t("since", { day })}</small>
      </div>
      {mayChange ? (
        <div className="flex flex-wrap items-center gap-2">
          <select
            className={selectLook()}
            aria-label={t("mayOf", { name })}
            value={may}
            onChange={(event) => void onChange(event.target.value as PersonMay)}
          >
            {choices.map((each) => (
              <option key={each} value={each}>
                {t(`mayWords.${each}`)}
              </option>
            ))}
          </select>
          <AskTwice
            label={t("removeOne", { name })}
            ask={t("remove")}
            really={t("really")}
            onPress={onRemove}
          />
        </div>
      ) : (
        <span className="text-ink-3">{t(`mayWords.${may}`)}</span>
      )}
    </li>
  );
}

function Leave({ onLeave }: { readonly onLeave: () => Promise<void> }) {
  const t = useTranslations("documentPeople");
  return (
    <div>
      <AskTwice label={t("leave")} ask={t("leave")} really={t("leaveReally")} onPress={onLeave} />
    </div>
  );
}

interface InvitationsProps {
  readonly kind: DocumentKind;
  readonly invitations: readonly Invitation[];
  readonly newest: string | null;
  readonly onMake: (invitation: { may: InvitedTo; days: number }) => Promise<void>;
  readonly onRevoke: (code: string) => Promise<void>;
}

function Invitations({ kind, invitations, newest, onMake, onRevoke }: InvitationsProps) {
  const t = useTranslations("documentPeople.invite");
  return (
    <div className="grid gap-3">
      <h4 className="font-semibold">{t("title")}</h4>
      {invitations.length > 0 && (
        <ul className="border-rule-2 border-b">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.code}
              invitation={invitation}
              isNewest={invitation.code === newest}
              onRevoke={() => onRevoke(invitation.code)}
            />
          ))}
        </ul>
      )}
      <NewInvitation kind={kind} onMake={onMake} />
    </div>
  );
}

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly isNewest: boolean;
  readonly onRevoke: () => Promise<void>;
}

function InvitationRow({ invitation, isNewest, onRevoke }: InvitationRowProps) {
  const t = useTranslations("documentPeople.invite");
  const dayOf = useLocalDay();
  const { may, url, accepted, expiresAt } = invitation;
  const words = t("link", { may });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule-2 border-t py-3">
      <div className="wrap-anywhere min-w-0 grow basis-64">
        <b>{words}</b>{" "}
        <small className="text-ink-3">
          {t("until", { day: dayOf(expiresAt) })} · {t("accepted", { count: accepted })}
        </small>
        <span className="block tabular-nums">{url.replace(/^https?:\/\//, "")}</span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          aria-label={t("copyOne", { may: words })}
          autoFocus={isNewest}
          onPress={() => void copyText(url, t)}
        >
          {t("copy")}
        </Button>
        <SendButton url={url} label={words}>
          {words}
        </SendButton>
        <Button
          look="bare"
          aria-label={t("revokeOne", { may: words })}
          onPress={() => void onRevoke()}
        >
          {t("revoke")}
        </Button>
      </div>
    </li>
  );
}

function NewInvitation({ kind, onMake }: Pick<InvitationsProps, "kind" | "onMake">) {
  const t = useTranslations("documentPeople.invite");
  const [may, setMay] = useState<InvitedTo>("edit");
  const [days, setDays] = useState(USUAL_DAYS);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    await onMake({ may, days });
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <label className={looks.field()}>
        <span className={looks.label()}>{t("to")}</span>
        <select
          className={selectLook()}
          value={may}
          onChange={(event) => setMay(event.target.value as InvitedTo)}
        >
          {invitedToOf(kind).map((each) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </select>
      </label>
      <label className={looks.field()}>
        <span className={looks.label()}>{t("days")}</span>
        <select
          className={selectLook()}
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {t("dayCount", { count })}
            </option>
          ))}
        </select>
      </label>
      <Button isPending={isBusy} onPress={() => void make()}>
        {t("make")}
      </Button>
      <p className="hint min-h-[2lh] w-full">{t(`means.${may}`)}</p>
    </div>
  );
}

interface ClubGiftProps {
  readonly clubs: Sharing["clubs"];
  readonly onGive: (club: Sharing["clubs"][number]) => Promise<void>;
}

function ClubGift({ clubs, onGive }: ClubGiftProps) {
  const t = useTranslations("documentPeople.club");
  const [clubId, setClubId] = useState(clubs[0]?.id ?? "");
  const club = clubs.find(({ id }) => id === clubId);
  if (!club) return null;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-end gap-2">
        <label className={looks.field()}>
          <span className={looks.label()}>{t("label")}</span>
          <select
            className={selectLook()}
            value={clubId}
            onChange={(event) => setClubId(event.target.value)}
          >
            {clubs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <AskTwice
          key={clubId}
          label={t("give")}
          ask={t("give")}
          really={t("ask", { club: club.name })}
          onPress={() => onGive(club)}
        />
      </div>
      <p className="hint max-w-[74ch]">{t("means")}</p>
    </div>
  );
}

/** Somebody as the API describes them. */
interface Person {
  readonly id: string;
  readonly name: string;
  readonly may: PersonMay;
  readonly since: string;
}

/** An active invitation as the API describes it. */
interface Invitation {
  readonly code: string;
  readonly may: InvitedTo;
  readonly expiresAt: string;
  readonly accepted: number;
  readonly url: string;
}

interface Shown {
  readonly owner: { readonly name: string } | null;
  readonly items: readonly Person[];
  readonly invitations: readonly Invitation[];
}

const NOT_YET: Shown = { owner: null, items: [], invitations: [] };

/** The people of a document, the invitation made last here, and functions that change them. */
function usePeople(kind: DocumentKind, id: string) {
  const t = useTranslations("documentPeople");
  const words = useRefusalWords();
  const router = useRouter();
  const collection = COLLECTION_OF[kind];
  const [shown, show] = useState(NOT_YET);
  const [newest, setNewest] = useState<string | null>(null);
  const load = useCallback(async () => {
    const answer = await callApi(`GET /${collection}/{id}/people`, { id });
    if (answer.ok) show(answer.value);
  }, [collection, id]);
  useEffect(() => void load(), [load]);
  /** Tells the outcome, and loads the people anew. */
  const told = async (asked: Promise<Answer<unknown>>, done: string): Promise<boolean> => {
    const answer = await asked;
    if (answer.ok) toast({ text: done, look: "ok" });
    else toast({ text: words(answer.refusal), look: "error" });
    await load();
    return answer.ok;
  };
  const change = async ({ id: personId, name }: Person, may: PersonMay) => {
    const call = { id, personId, body: { may } };
    const done = t("changed", { name, may: t(`mayWords.${may}`) });
    await told(callApi(`PUT /${collection}/{id}/people/{personId}`, call), done);
  };
  const remove = async ({ id: personId, name }: Person) => {
    const asked = callApi(`DELETE /${collection}/{id}/people/{personId}`, { id, personId });
    await told(asked, t("removed", { name }));
  };
  const leave = async () => {
    const call = { id, personId: "me" };
    const asked = callApi(`DELETE /${collection}/{id}/people/{personId}`, call);
    if (await told(asked, t("left"))) router.replace("/desk");
  };
  const invite = async (body: { may: InvitedTo; days: number }) => {
    const answer = await callApi(`POST /${collection}/{id}/invitations`, { id, body });
    if (answer.ok) setNewest(answer.value.code);
    else toast({ text: words(answer.refusal), look: "error" });
    await load();
  };
  const revoke = async (code: string) => {
    const asked = callApi(`DELETE /${collection}/{id}/invitations/{code}`, { id, code });
    await told(asked, t("invite.revoked"));
  };
  const give = async ({ id: clubId, name: club }: Sharing["clubs"][number]) => {
    const asked = callApi(`PUT /${collection}/{id}/club`, { id, body: { clubId } });
    if (await told(asked, t("club.done", { club }))) router.refresh();
  };
  return { shown, newest, change, remove, leave, invite, revoke, give };
}
