"use client";

import { LogOut, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { AskFirst } from "./ask-first";
import { useClubCall } from "./use-club-call";

interface GoingActionsProps {
  readonly slug: string;
  readonly name: string;
  /** False for the only organiser of a club with other members. */
  readonly mayLeave: boolean;
  readonly isLast: boolean;
  readonly mayDelete: boolean;
}

/** Buttons to leave a club and to delete it; each first says what happens to the library. */
export function GoingActions({ slug, name, mayLeave, isLast, mayDelete }: GoingActionsProps) {
  const t = useTranslations("club");
  const { send, router } = useClubCall();
  const leave = async () => {
    if (await send(callApi("DELETE /clubs/{slug}/members/{id}", { slug, id: "me" })))
      router.replace("/clubs");
  };
  const close = async () => {
    if (await send(callApi("DELETE /clubs/{slug}", { slug }))) router.replace("/clubs");
  };
  return (
    <section>
      <div className="flex flex-wrap items-center gap-2">
        {mayLeave && (
          <AskFirst
            title={t("leave.ask", { name })}
            trigger={<Button icon={<LogOut aria-hidden />}>{t("leave.open")}</Button>}
            keep={t("leave.stay")}
            confirm={t("leave.now")}
            onConfirm={leave}
          >
            <p>{t("leave.text")}</p>
            {isLast && (
              <p>
                <b>{t("leave.last")}</b>
              </p>
            )}
          </AskFirst>
        )}
        {mayDelete && (
          <AskFirst
            title={t("delete.ask", { name })}
            trigger={
              <Button look="bare" icon={<Trash2 aria-hidden />}>
                {t("delete.open")}
              </Button>
            }
            keep={t("delete.keep")}
            confirm={t("delete.now")}
            onConfirm={close}
          >
            <p>{t("delete.text")}</p>
          </AskFirst>
        )}
      </div>
      {!mayLeave && <p className="hint">{t("leave.stuck")}</p>}
    </section>
  );
}
