"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { goToProvider } from "@/lib/auth/browser-session";

interface ProviderButtonProps {
  readonly provider: string;
  /** The path to open after signing in. */
  readonly next: string;
}

/** Signs in with the service's OpenID Connect provider, by opening the provider's page. */
export function ProviderButton({ provider, next }: ProviderButtonProps) {
  const t = useTranslations("account.signIn");
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");
  const isHydrated = useHydrated();
  const leave = async () => {
    setState("leaving");
    const left = await goToProvider(next).catch(() => false);
    if (!left) setState("failed");
  };
  return (
    <div>
      <div role="alert">
        {state === "failed" && <InlineFinding look="error">{t("refused.failed")}</InlineFinding>}
      </div>
      <div className="grid">
        <Button
          className="py-2.25"
          isDisabled={!isHydrated}
          isPending={state === "leaving"}
          onPress={() => void leave()}
        >
          {t("provider", { provider })}
        </Button>
      </div>
    </div>
  );
}
