"use client";

import { Ellipsis, Printer } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { lazyPart } from "@/app/_ui/lazy-part";
import { Menu } from "@/app/_ui/menu";
import { HeadButton } from "@/app/(author)/_editor/head-button";
import { Presence } from "@/app/(author)/_editor/presence";
import { saveAsJson } from "@/app/(author)/_editor/save-as-json";
import { NeedsAccountDialog, ShareNeedsAccount } from "@/app/(author)/_local/needs-account";
import { useDeskCopying } from "@/app/(author)/_local/use-copying";
import type { Sharing } from "../../_sharing/sharing";
import { useEditor } from "./list-editor";
import { ShareDialog } from "./share/share-dialog";
import { useArmyList } from "./use-army-list";
import { usePrint } from "./use-print";

const HandInPanel = lazyPart(
  async () => (await import("@/app/(public)/events/_hand-in/hand-in-panel")).HandInPanel,
  { place: "within" },
);

const ShareFiles = lazyPart(async () => (await import("./share/share-files")).ShareFiles, {
  place: "within",
});

/** The list's title, and actions on the list as a whole. */
export function ArmyHead({ sharing }: { readonly sharing: Sharing | null }) {
  const t = useTranslations("armyList.head");
  const { title } = useArmyList();
  const print = usePrint();
  return (
    <header className="flex min-w-0 items-center gap-4 border-rule bg-paper px-4 pt-2 max-tablet:bg-sheet tablet:border-b tablet:pb-2">
      <div className="min-w-0">
        <p className="facts text-ink-3 text-xs">
          <span>
            <Link href="/library?kind=army-list">{t("library")}</Link> <span aria-hidden>›</span>{" "}
            {t("armyLists")}
          </span>
          <Presence />
        </p>
        <h1
          className="truncate text-xl max-tablet:line-clamp-2 max-tablet:whitespace-normal max-tablet:text-lg"
          title={title}
        >
          {title}
        </h1>
      </div>
      <div className="ms-auto flex flex-none items-center gap-2 max-tablet:gap-1">
        {sharing ? <ShareDialog sharing={sharing} /> : <LocalShare />}
        <MoreMenu />
        <HeadButton
          look="primary"
          icon={<Printer aria-hidden />}
          onPress={() => print("roster.pdf")}
        >
          {t("print")}
        </HeadButton>
      </div>
    </header>
  );
}

function LocalShare() {
  return (
    <ShareNeedsAccount>
      <ShareFiles />
    </ShareNeedsAccount>
  );
}

function MoreMenu() {
  const t = useTranslations("armyList.head");
  const words = useTranslations("handIn");
  const common = useTranslations("common.action");
  const [isHandingIn, setHandingIn] = useState(false);
  const [isAskedForAccount, askForAccount] = useState(false);
  const { id, isLocal, flush, current } = useEditor();
  const print = usePrint();
  const { copy } = useDeskCopying();
  const saveFile = async () => {
    await flush();
    saveAsJson(current(), "");
  };
  /** A list that is in no account has nothing at its address. */
  const inAccount = (href: string) =>
    isLocal ? { onAction: () => askForAccount(true) } : { href };
  return (
    <>
      <Menu
        label={t("more")}
        trigger={
          <IconButton label={t("more")}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        actions={[
          { id: "read", label: t("read"), ...inAccount(`/army-lists/${id}`) },
          { id: "history", label: t("history"), ...inAccount(`/army-lists/${id}/edit/history`) },
          {
            id: "compare",
            label: t("compare"),
            ...inAccount(`/army-lists/compare?a=${id}&b=${id}`),
          },
          { id: "text", label: t("text"), onAction: () => print("roster.txt") },
          { id: "json", label: t("json"), onAction: () => void saveFile() },
          {
            id: "handIn",
            label: words("title"),
            onAction: () => (isLocal ? askForAccount(true) : setHandingIn(true)),
          },
          { id: "copy", label: common("makeCopy"), onAction: copy },
          { id: "new", label: t("new"), href: "/army-lists/new" },
        ]}
      />
      {isLocal && <NeedsAccountDialog isOpen={isAskedForAccount} onOpenChange={askForAccount} />}
      <Dialog title={words("title")} isOpen={isHandingIn} onOpenChange={setHandingIn}>
        <HandInPanel listId={id} stored={flush} />
      </Dialog>
    </>
  );
}
