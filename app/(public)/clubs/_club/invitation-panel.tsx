"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { Button } from "@/app/_ui/button";
import { copyText } from "@/app/_ui/copy-text";
import { fieldLook, inputLook, selectLook } from "@/app/_ui/field-look";
import { toast } from "@/app/_ui/toasts";
import type { Invitation } from "@/lib/domain/people/club";
import { useClubCall } from "./use-club-call";

const looks = fieldLook();

const DAYS = [1, 7, 14, 30, 90] as const;
const USUAL_DAYS = 14;

interface InvitationPanelProps {
  readonly slug: string;
  readonly invitation: Invitation | null;
}

/** The invitation link, for organisers to copy, renew or revoke. */
export function InvitationPanel({ slug, invitation }: InvitationPanelProps) {
  const t = useTranslations("club.invitation");
  return (
    <section className="rounded-md border border-rule bg-sheet p-4" aria-label={t("title")}>
      <h2>{t("title")}</h2>
      {invitation ? (
        <Living slug={slug} invitation={invitation} />
      ) : (
        <p className="text-ink-3">{t("none")}</p>
      )}
      <NewInvitation slug={slug} invitation={invitation} />
    </section>
  );
}

interface LivingProps {
  readonly slug: string;
  readonly invitation: Invitation;
}

function Living({ slug, invitation: { code, expiresAt } }: LivingProps) {
  const t = useTranslations("club.invitation");
  const dayOf = useLocalDay();
  const { isBusy, send, router } = useClubCall();
  const [url, setUrl] = useState("");
  useEffect(() => setUrl(`${location.origin}/clubs/join/${code}`), [code]);
  const copy = () => copyText(url, t);
  const revoke = async () => {
    if (!(await send(callApi("DELETE /clubs/{slug}/invitation", { slug })))) return;
    toast({ text: t("revoked"), look: "ok" });
    router.refresh();
  };
  return (
    <>
      <p>
        {t("text")} <span className="text-ink-3">{t("until", { day: dayOf(expiresAt) })}</span>
      </p>
      <label className={looks.field()}>
        <span className={looks.label()}>{t("label")}</span>
        <input
          className={inputLook()}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" icon={<Copy aria-hidden />} onPress={() => void copy()}>
          {t("copy")}
        </Button>
        <Button look="bare" isPending={isBusy} onPress={() => void revoke()}>
          {t("revoke")}
        </Button>
      </div>
    </>
  );
}

function NewInvitation({ slug, invitation }: InvitationPanelProps) {
  const t = useTranslations("club.invitation");
  const { isBusy, send, router } = useClubCall();
  const [days, setDays] = useState(USUAL_DAYS);
  const make = async () => {
    const call = { slug, body: { days } };
    if (await send(callApi("POST /clubs/{slug}/invitation", call))) router.refresh();
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
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
        <Button
          look={invitation ? "plain" : "primary"}
          isPending={isBusy}
          onPress={() => void make()}
        >
          {t(invitation ? "renew" : "make")}
        </Button>
      </div>
      {invitation && <p className="hint">{t("renewHint")}</p>}
    </>
  );
}
