"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { DataTable } from "@/app/_ui/data-table";
import { sendJson } from "@/app/_ui/send-json";
import { toast } from "@/app/_ui/toasts";
import { NewToken } from "./new-token";

/** A live token as the page shows it; days in words. */
export interface ShownToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly created: string;
  /** `null`: never. */
  readonly lastUsed: string | null;
}

export interface TokensProps {
  readonly email: string;
  readonly tokens: readonly ShownToken[];
}

/** The tokens programs use, with the way to make and to revoke them. */
export function Tokens({ email, tokens }: TokensProps) {
  const t = useTranslations("account.tokens");
  const router = useRouter();
  const columns = useTokenColumns(() => router.refresh());
  return (
    <>
      {tokens.length > 0 && (
        <DataTable
          label={t("label")}
          rows={tokens}
          rowKey={(token) => token.id}
          columns={columns}
        />
      )}
      <NewToken email={email} onMade={() => router.refresh()} />
    </>
  );
}

function useTokenColumns(onRevoked: () => void) {
  const t = useTranslations("account.tokens");
  return [
    { id: "name", head: t("name"), cell: (token: ShownToken) => token.name },
    {
      id: "scopes",
      head: t("scopes"),
      cell: (token: ShownToken) => token.scopes.map((scope) => t(`scope.${scope}`)).join(", "),
    },
    { id: "created", head: t("created"), cell: (token: ShownToken) => token.created },
    { id: "used", head: t("lastUsed"), cell: (token: ShownToken) => token.lastUsed ?? t("never") },
    {
      id: "revoke",
      head: "",
      cell: (token: ShownToken) => <Revoke token={token} onRevoked={onRevoked} />,
    },
  ];
}

interface RevokeProps {
  readonly token: ShownToken;
  readonly onRevoked: () => void;
}

function Revoke({ token, onRevoked }: RevokeProps) {
  const t = useTranslations("account.tokens");
  const errors = useTranslations("errors.title");
  const [isSending, setSending] = useState(false);
  const revoke = async () => {
    setSending(true);
    const { refusal } = await sendJson("DELETE", `/tokens/${token.id}`);
    setSending(false);
    if (refusal) toast({ text: errors(refusal.code), look: "error" });
    else onRevoked();
  };
  return (
    <Button
      className="small"
      isPending={isSending}
      aria-label={t("revokeNamed", { name: token.name })}
      onPress={() => void revoke()}
    >
      {t("revoke")}
    </Button>
  );
}
