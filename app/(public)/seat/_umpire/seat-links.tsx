"use client";

import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { copyText } from "@/app/_ui/copy-text";
import { SendButton } from "@/app/_ui/send-button";
import { Tag } from "@/app/_ui/tag";
import { pathOfSeat } from "@/lib/domain/belle-alliance/game/seat-path";
import { useUmpire, type WhichGame } from "./use-umpire";

interface SeatLinksProps {
  readonly which: WhichGame;
  readonly seats: readonly {
    readonly id: string;
    readonly name: string;
    readonly is: string;
    /** What it leads or looks after. */
    readonly after: string;
    /** Null for what is not one's own to hand out. */
    readonly key: string | null;
    readonly isOpen: boolean;
    readonly opened: number;
  }[];
}

/** Every seat with its link: to copy, send, revoke and renew. */
export function SeatLinks({ which, seats }: SeatLinksProps) {
  const t = useTranslations("scenarioGame.seats");
  const { send } = useUmpire();
  return (
    <ul>
      {seats.map(({ id: seatId, name, is, after, key, isOpen, opened }) => (
        <li
          key={seatId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule-2 border-t py-3"
        >
          <div className="wrap-anywhere min-w-0 grow basis-64">
            <b>{name}</b> <Tag>{is}</Tag>
            <p className="text-ink-3 text-sm">
              {[after, isOpen ? t("opened", { count: opened }) : t("revoked")]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {isOpen && key && <a href={pathOfSeat(key)}>{pathOfSeat(key)}</a>}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {isOpen && key && (
              <>
                <Button
                  aria-label={t("copyOne", { name })}
                  onPress={() => void copyText(`${location.origin}${pathOfSeat(key)}`, t)}
                >
                  {t("copy")}
                </Button>
                <SendButton url={pathOfSeat(key)} label={t("sendOne", { name })}>
                  {t("send")}
                </SendButton>
                <Button
                  look="bare"
                  aria-label={t("revokeOne", { name })}
                  onPress={() =>
                    void send(() =>
                      callApi("DELETE /games/{id}/seats/{seatId}/key", { ...which, seatId }),
                    )
                  }
                >
                  {t("revoke")}
                </Button>
              </>
            )}
            {key && (
              <Button
                look="bare"
                aria-label={t("renewOne", { name })}
                onPress={() =>
                  void send(() =>
                    callApi("POST /games/{id}/seats/{seatId}/key", { ...which, seatId, body: {} }),
                  )
                }
              >
                {t("renew")}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
