"use client";

import "./hand-in.css";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import type { Language } from "@/lib/domain/language";
import { formatBattleDate } from "@/lib/i18n/formats";
import { useHandIn } from "./use-hand-in";
import { useOpenEvents } from "./use-open-events";
import { Verdict } from "./verdict";

export interface HandInPanelProps {
  readonly listId: string;
  /** Until the list is stored as its player sees it. */
  readonly stored: () => Promise<void>;
}

/** Hands one list in to an event: which of those known here, what that event says of it, and what is in already. */
export function HandInPanel({ listId, stored }: HandInPanelProps) {
  const t = useTranslations("handIn");
  const language = useLocale() as Language;
  const { events, add } = useOpenEvents();
  const handIn = useHandIn(listId, stored);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (id: string) => {
    setChosen(id);
    void handIn.choose(id).then((isThere) => {
      if (!isThere) setChosen(null);
    });
  };
  if (events === "coming") return <p className="quiet">{t("coming")}</p>;
  return (
    <div className="handinpanel">
      {events.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <Select
          label={t("event")}
          placeholder={t("eventPlaceholder")}
          value={chosen}
          choices={events.map(({ id, title, club, day }) => ({
            value: id,
            label: title,
            detail: [club, formatBattleDate(language, day)].filter(Boolean).join(" · "),
          }))}
          onChange={choose}
        />
      )}
      <ByAddress
        onAsk={async (address) => {
          const id = await add(address);
          if (id !== null) choose(id);
          return id !== null;
        }}
      />
      {handIn.state ? (
        <Chosen {...handIn} state={handIn.state} listId={listId} />
      ) : (
        chosen && <p>{t("judging")}</p>
      )}
      <p role="status">{handIn.said}</p>
    </div>
  );
}

/** An event of which one only has the address. */
function ByAddress({ onAsk }: { readonly onAsk: (address: string) => Promise<boolean> }) {
  const t = useTranslations("handIn");
  const [address, setAddress] = useState("");
  const [isWrong, setWrong] = useState(false);
  const ask = async () => {
    const isFound = await onAsk(address);
    setWrong(!isFound);
    if (isFound) setAddress("");
  };
  return (
    <form
      className="byaddress"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <TextField
        label={t("address")}
        value={address}
        onChange={setAddress}
        error={isWrong ? t("noSuchEvent") : undefined}
      />
      <Button type="submit" isDisabled={address.trim() === ""}>
        {t("find")}
      </Button>
    </form>
  );
}

type ChosenProps = Pick<ReturnType<typeof useHandIn>, "isBusy" | "submit" | "withdraw"> & {
  readonly state: NonNullable<ReturnType<typeof useHandIn>["state"]>;
  readonly listId: string;
};

function Chosen({ state: { event, judgement }, isBusy, submit, withdraw, listId }: ChosenProps) {
  const t = useTranslations("handIn");
  const language = useLocale() as Language;
  const { id, title, accepts, own, timeZone } = event;
  const [day = "", time = ""] = event.deadline.split("T");
  const isRefused = accepts === "legal" && judgement !== null && judgement.findings.length > 0;
  return (
    <section className="handinchosen" aria-label={title}>
      <p>
        <Link href={`/events/${id}`}>{title}</Link>{" "}
        <span className="quiet">
          {t("until", { day: formatBattleDate(language, day), time, timeZone })}
        </span>
      </p>
      <div role="status">
        {judgement === null ? t("judging") : <Verdict judgement={judgement} accepts={accepts} />}
      </div>
      {own && (
        <p>
          {own.listId === listId ? t("thisIsIn") : t("otherIsIn", { title: own.list?.title ?? "" })}
        </p>
      )}
      <div className="actsrow">
        <Button
          look="primary"
          isPending={isBusy}
          offBecause={isRefused ? t("legalOnly") : undefined}
          isDisabled={judgement === null}
          onPress={() => void submit()}
        >
          {t(own ? "replace" : "submit")}
        </Button>
        {own && (
          <Button look="bare" isPending={isBusy} onPress={() => void withdraw()}>
            {t("withdraw")}
          </Button>
        )}
      </div>
      <p className="hint">{t("hint")}</p>
    </section>
  );
}
