"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { Button } from "@/app/_ui/button";
import { refusalIn } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { FactCard, FactCards } from "./fact-cards";

/** A session as shown on the page; times are UTC instants. */
interface ShownSession {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string;
  readonly begun: string;
  readonly lastSeen: string;
  readonly isCurrent: boolean;
}

/** The signed-in browsers, one card each; all but this one can be signed out here. */
export function Sessions({ sessions }: { readonly sessions: readonly ShownSession[] }) {
  const t = useTranslations("account.sessions");
  return (
    <FactCards label={t("label")}>
      {sessions.map((session) => (
        <SessionCard key={session.id} session={session} />
      ))}
    </FactCards>
  );
}

function SessionCard({ session }: { readonly session: ShownSession }) {
  const t = useTranslations("account.sessions");
  const dayOf = useLocalDay();
  const { browser, system, isCurrent } = session;
  const name =
    browser && system ? t("agent", { browser, system }) : (browser ?? system ?? t("unknown"));
  const facts = [
    [t("begun"), dayOf(session.begun)],
    [t("lastSeen"), dayOf(session.lastSeen)],
    [t("address"), session.address],
  ] as const;
  const end = isCurrent ? (
    <span className="text-ink-3">{t("current")}</span>
  ) : (
    <End session={session} name={name} />
  );
  return <FactCard name={name} end={end} facts={facts.filter(([, value]) => value !== "")} />;
}

function End({ session, name }: { readonly session: ShownSession; readonly name: string }) {
  const t = useTranslations("account.sessions");
  const errors = useTranslations("errors.title");
  const router = useRouter();
  const dayOf = useLocalDay();
  const [isSending, setSending] = useState(false);
  const end = async () => {
    setSending(true);
    const refusal = refusalIn(await callApi("DELETE /users/me/sessions/{id}", { id: session.id }));
    setSending(false);
    if (refusal && refusal.code !== "not-found") {
      toast({ text: errors(refusal.code), look: "error" });
    } else router.refresh();
  };
  return (
    <Button
      size="small"
      isPending={isSending}
      aria-label={t("endNamed", { name, day: dayOf(session.lastSeen) })}
      onPress={() => void end()}
    >
      {t("end")}
    </Button>
  );
}
