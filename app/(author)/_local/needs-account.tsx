"use client";

import { Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Dialog } from "@/app/_ui/dialog";
import { lazyPart } from "@/app/_ui/lazy-part";
import { LinkButton } from "@/app/_ui/link-button";
import { HeadButton } from "../_editor/head-button";
import { useAccountHref } from "./account-href";
import { useLocalFacts } from "./local-context";

const WITHIN = { place: "within", ahead: "soon" } as const;
const LocalActs = lazyPart(async () => (await import("./local-acts")).LocalActs, WITHIN);
const SaveAsFile = lazyPart(async () => (await import("./local-acts")).SaveAsFile, WITHIN);

/** States where the document is kept and what requires an account, with a link to one that returns to this page. */
export function NeedsAccount() {
  const t = useTranslations("local");
  const { isSignedIn } = useLocalFacts();
  const signIn = useAccountHref("sign-in");
  return (
    <div className="grid max-w-[62ch] gap-3">
      <p>{t("needsAccount.text")}</p>
      <p className="text-ink-3">{t("risk")}</p>
      <div className="flex flex-wrap items-center gap-2">
        <LocalActs moves="when-pressed" />
        {!isSignedIn && <LinkButton href={signIn}>{t("signIn")}</LinkButton>}
        <SaveAsFile />
      </div>
    </div>
  );
}

interface NeedsAccountDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The same in a dialog, for menus. */
export function NeedsAccountDialog(props: NeedsAccountDialogProps) {
  const t = useTranslations("local");
  return (
    <Dialog title={t("needsAccount.title")} {...props}>
      <NeedsAccount />
    </Dialog>
  );
}

interface ShareNeedsAccountProps {
  /** Ways to export the document without an account. */
  readonly children?: ReactNode;
}

/** Shown in the place where a document in an account has its sharing options. */
export function ShareNeedsAccount({ children }: ShareNeedsAccountProps) {
  const t = useTranslations("local");
  return (
    <Dialog
      title={t("needsAccount.title")}
      trigger={<HeadButton icon={<Share2 aria-hidden />}>{t("share")}</HeadButton>}
    >
      <NeedsAccount />
      {children}
    </Dialog>
  );
}
