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
import { NewToken } from "./new-token";

/** A valid token as shown on the page; times are UTC instants. */
interface ShownToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly created: string;
  /** `null` if never used. */
  readonly lastUsed: string | null;
}

interface TokensProps {
  readonly email: string;
  readonly tokens: readonly ShownToken[];
}

/** Programs' tokens, one card each, with buttons to create and revoke them. */
export function Tokens({ email, tokens }: TokensProps) {
  const t = useTranslations("account.tokens");
  const router = useRouter();
  return (
    <>
      {tokens.length > 0 && (
        <FactCards label={t("label")}>
          {tokens.map((token) => (
            <TokenCard key={token.id} token={token} onRevoked={() => router.refresh()} />
          ))}
        </FactCards>
      )}
      <NewToken email={email} onMade={() => router.refresh()} />
    </>
  );
}

interface TokenCardProps {
  readonly token: ShownToken;
  readonly onRevoked: () => void;
}

function TokenCard({ token, onRevoked }: TokenCardProps) {
  const t = useTranslations("account.tokens");
  const dayOf = useLocalDay();
  const facts = [
    [t("scopes"), token.scopes.map((scope) => t(`scope.${scope}`)).join(", ")],
    [t("created"), dayOf(token.created)],
    [t("lastUsed"), token.lastUsed ? dayOf(token.lastUsed) : t("never")],
  ] as const;
  return (
    <FactCard
      name={token.name}
      end={<Revoke token={token} onRevoked={onRevoked} />}
      facts={facts}
    />
  );
}

function Revoke({ token, onRevoked }: TokenCardProps) {
  const t = useTranslations("account.tokens");
  const errors = useTranslations("errors.title");
  const [isSending, setSending] = useState(false);
  const revoke = async () => {
    setSending(true);
    const refusal = refusalIn(await callApi("DELETE /tokens/{id}", { id: token.id }));
    setSending(false);
    if (refusal) toast({ text: errors(refusal.code), look: "error" });
    else onRevoked();
  };
  return (
    <Button
      size="small"
      isPending={isSending}
      aria-label={t("revokeNamed", { name: token.name })}
      onPress={() => void revoke()}
    >
      {t("revoke")}
    </Button>
  );
}
