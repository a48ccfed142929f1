"use client";

import { Ellipsis, Printer, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button, IconButton } from "@/app/_ui/button";
import { type ButtonLook, buttonLook } from "@/app/_ui/button-look";
import { Dialog } from "@/app/_ui/dialog";
import { Disclosure } from "@/app/_ui/disclosure";
import { InlineFinding } from "@/app/_ui/finding-row";
import { LinkButton } from "@/app/_ui/link-button";
import { Menu } from "@/app/_ui/menu";
import { NotFetched } from "@/app/_ui/not-fetched";
import { Tabs } from "@/app/_ui/tabs";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { Pattern } from "./pattern";

const LOOKS = Object.keys(buttonLook.variants.look) as ButtonLook[];

export function ButtonSamples() {
  const t = useTranslations("patterns");
  return (
    <Pattern name="buttons">
      {LOOKS.map((look) => (
        <Button key={look} look={look} icon={<Printer aria-hidden />}>
          {t("open")}
        </Button>
      ))}
      {LOOKS.map((look) => (
        <Button key={look} look={look} offBecause={t("off")}>
          {t("close")}
        </Button>
      ))}
      <Button size="small">{t("small")}</Button>
      <Button aria-pressed>{t("show")}</Button>
      <Button isDisabled>{t("close")}</Button>
      <IconButton label={t("delete")}>
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton label={t("delete")} offBecause={t("off")} size="small">
        <Trash2 aria-hidden />
      </IconButton>
      <LinkButton href="/library">{t("open")}</LinkButton>
    </Pattern>
  );
}

export function OpeningSamples() {
  const t = useTranslations("patterns");
  const tabs = [
    { id: "army", label: t("army"), count: { n: 2, look: "error" as const }, content: t("hint") },
    { id: "notes", label: t("notes"), count: { n: 1, look: "warn" as const }, content: t("hint") },
  ];
  return (
    <Pattern name="opening">
      <Menu
        label={t("menu")}
        trigger={
          <IconButton label={t("menu")}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        actions={[
          { id: "open", label: t("open"), detail: t("army") },
          { id: "close", label: t("close"), isDisabled: true },
          { id: "delete", label: t("delete"), look: "danger" },
        ]}
      />
      <Dialog
        title={t("dialog")}
        trigger={<Button>{t("dialog")}</Button>}
        foot={(close) => (
          <Button look="primary" onPress={close}>
            {t("close")}
          </Button>
        )}
      >
        {t("dialogText")}
      </Dialog>
      <Dialog
        title={t("wrongDialog")}
        trigger={<Button>{t("wrongDialog")}</Button>}
        foot={(close) => (
          <Button look="primary" onPress={close}>
            {t("close")}
          </Button>
        )}
      >
        <TextField label={t("unit")} error={t("wrong")} />
        <InlineFinding look="error">{t("failed")}</InlineFinding>
      </Dialog>
      <NotFetched place="within" isTrying={false} onRetry={() => undefined} onClose={null} />
      <Button onPress={() => toast({ text: t("said"), look: "ok" })}>{t("say")}</Button>
      <Button onPress={() => toast({ text: t("failed"), look: "error" })}>{t("failed")}</Button>
      <Disclosure title={t("disclosure")} open>
        {t("hint")}
      </Disclosure>
      <Tabs label={t("show")} tabs={tabs} />
    </Pattern>
  );
}
