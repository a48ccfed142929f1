"use client";

import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { useLocalDay } from "@/app/_frame/use-local-day";
import { IconButton } from "@/app/_ui/button";
import { Menu } from "@/app/_ui/menu";
import { toast } from "@/app/_ui/toasts";
import type { MemberView } from "@/lib/domain/people/club-view";
import type { ClubRole } from "@/lib/domain/people/club-words";
import { PeopleTable } from "../../_people/people-table";
import { AskFirst } from "./ask-first";
import { useClubCall } from "./use-club-call";

interface PeopleProps {
  readonly slug: string;
  readonly members: readonly MemberView[];
  /** Whether the reader may appoint organisers and remove members. */
  readonly mayManage: boolean;
}

/** A club's members with their roles. */
export function People({ slug, members, mayManage }: PeopleProps) {
  const t = useTranslations("club.people");
  return (
    <section>
      <h2>{t("title")}</h2>
      <PeopleTable>
        <thead>
          <tr>
            <th scope="col">{t("name")}</th>
            <th scope="col">{t("role")}</th>
            <th scope="col">{t("since")}</th>
            {mayManage && (
              <th scope="col">
                <span className="sr-only">{t("acts")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <PersonRow key={member.id} slug={slug} member={member} mayManage={mayManage} />
          ))}
        </tbody>
      </PeopleTable>
    </section>
  );
}

interface PersonProps {
  readonly slug: string;
  readonly member: MemberView;
}

function PersonRow({ slug, member, mayManage }: PersonProps & Pick<PeopleProps, "mayManage">) {
  const t = useTranslations("club");
  const dayOf = useLocalDay();
  const { name, role, joinedAt, isSelf } = member;
  return (
    <tr>
      <th scope="row">
        {name} {isSelf && <small className="text-ink-3">({t("people.you")})</small>}
      </th>
      <td>{t(`roles.${role}`)}</td>
      <td>{dayOf(joinedAt)}</td>
      {mayManage && (
        <td className="pe-0! text-end!">{!isSelf && <PersonMenu slug={slug} member={member} />}</td>
      )}
    </tr>
  );
}

function PersonMenu({ slug, member: { id, name, role } }: PersonProps) {
  const t = useTranslations("club.people");
  const roles = useTranslations("club.roles");
  const { send, router } = useClubCall();
  const [isAsking, ask] = useState(false);
  const other: ClubRole = role === "organiser" ? "member" : "organiser";
  const change = async () => {
    const body = { role: other };
    if (!(await send(callApi("PUT /clubs/{slug}/members/{id}", { slug, id, body })))) return;
    toast({ text: t("changed", { name, role: roles(other) }), look: "ok" });
    router.refresh();
  };
  const remove = async () => {
    if (!(await send(callApi("DELETE /clubs/{slug}/members/{id}", { slug, id })))) return;
    toast({ text: t("removed", { name }), look: "ok" });
    router.refresh();
  };
  return (
    <>
      <Menu
        label={t("menu", { name })}
        trigger={
          <IconButton label={t("menu", { name })} size="small">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        actions={[
          {
            id: "role",
            label: t(other === "organiser" ? "makeOrganiser" : "makeMember"),
            onAction: () => void change(),
          },
          { id: "remove", label: t("remove"), look: "danger", onAction: () => ask(true) },
        ]}
      />
      {isAsking && (
        <AskFirst
          title={t("removeAsk", { name })}
          keep={t("keep")}
          confirm={t("removeNow")}
          onConfirm={remove}
          onClose={() => ask(false)}
        >
          <p>{t("removeText", { name })}</p>
        </AskFirst>
      )}
    </>
  );
}
