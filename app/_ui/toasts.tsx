"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Text } from "react-aria-components/Text";
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { IconButton } from "./button";
import { classNames } from "./class-names";

export interface ToastMessage {
  readonly text: string;
  readonly look?: "plain" | "ok" | "error";
}

const SHOWN_MS = 6000;
const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Says something in passing. Errors stay until they are put away. */
export function toast(message: ToastMessage): void {
  queue.add(message, message.look === "error" ? {} : { timeout: SHOWN_MS });
}

/** Where passing messages show; one stands in every layout that uses `toast`. */
export function Toasts() {
  const t = useTranslations("common");
  return (
    <ToastRegion queue={queue} className="toasts" aria-label={t("toasts")}>
      {({ toast: shown }) => (
        <Toast
          toast={shown}
          className={classNames("toast", shown.content.look !== "plain" && shown.content.look)}
        >
          <ToastContent>
            <Text slot="title">{shown.content.text}</Text>
          </ToastContent>
          <IconButton slot="close" label={t("action.dismiss")}>
            <X className="ic" aria-hidden />
          </IconButton>
        </Toast>
      )}
    </ToastRegion>
  );
}
