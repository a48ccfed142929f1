"use client";

import { Ellipsis, Printer } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button, IconButton } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Menu } from "@/app/_ui/menu";
import { saveJsonFile } from "@/app/_ui/save-json-file";
import { fileNameOf } from "@/lib/domain/file-name";
import type { Sharing } from "../../_sharing/sharing";
import { useEditor } from "./list-editor";
import { ShareDialog } from "./share/share-dialog";
import { useArmyList } from "./use-army-list";
import { usePrint } from "./use-print";

const HandInPanel = lazy(() =>
  import("@/app/(public)/events/_hand-in/hand-in-panel").then(({ HandInPanel: part }) => ({
    default: part,
  })),
);

/** The list's title and what can be done with it as a whole. */
export function ArmyHead({ sharing }: { readonly sharing: Sharing }) {
  const t = useTranslations("armyList.head");
  const { title } = useArmyList();
  const print = usePrint();
  return (
    <header className="armyhead">
      <div>
        <p className="crumb">
          <Link href="/library?kind=army-list">{t("library")}</Link> <span aria-hidden>›</span>{" "}
          {t("armyLists")}
        </p>
        <h1>{title}</h1>
      </div>
      <div className="end">
        <ShareDialog sharing={sharing} />
        <MoreMenu />
        <Button
          look="primary"
          icon={<Printer className="ic" aria-hidden />}
          onPress={() => print("roster.pdf")}
        >
          {t("print")}
        </Button>
      </div>
    </header>
  );
}

function MoreMenu() {
  const t = useTranslations("armyList.head");
  const words = useTranslations("handIn");
  const [isHandingIn, setHandingIn] = useState(false);
  const { id, flush, current } = useEditor();
  const print = usePrint();
  const saveFile = async () => {
    await flush();
    const list = current();
    const name = fileNameOf({ title: list.title, part: "", ending: "json" });
    saveJsonFile(name, `${JSON.stringify(list, null, 2)}\n`);
  };
  return (
    <>
      <Menu
        label={t("more")}
        trigger={
          <IconButton label={t("more")}>
            <Ellipsis className="ic" aria-hidden />
          </IconButton>
        }
        actions={[
          { id: "read", label: t("read"), href: `/army-lists/${id}` },
          { id: "history", label: t("history"), href: `/army-lists/${id}/edit/history` },
          {
            id: "compare",
            label: t("compare"),
            href: `/army-lists/compare?a=${id}&b=${id}`,
          },
          { id: "text", label: t("text"), onAction: () => print("roster.txt") },
          { id: "json", label: t("json"), onAction: () => void saveFile() },
          { id: "handIn", label: words("title"), onAction: () => setHandingIn(true) },
          { id: "new", label: t("new"), href: "/army-lists/new" },
        ]}
      />
      <Dialog title={words("title")} isOpen={isHandingIn} onOpenChange={setHandingIn}>
        <Suspense>
          <HandInPanel listId={id} stored={flush} />
        </Suspense>
      </Dialog>
    </>
  );
}
