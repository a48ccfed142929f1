"use client";

import { X } from "lucide-react";
import { Text } from "react-aria-components/Text";
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from "react-aria-components/Toast";
import { IconButton } from "./button";
import { classNames } from "./class-names";
import type { ToastMessage, ToastsProps } from "./toasts";

const SHOWN_MS = 6000;
const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Puts a message among those shown; said again, it takes the place of what it said before. */
export function showToast(message: ToastMessage): void {
  for (const { key, content } of queue.visibleToasts) {
    if (content.text === message.text) queue.close(key);
  }
  queue.add(message, message.look === "error" ? {} : { timeout: SHOWN_MS });
}

/** The passing messages of the moment. */
export default function ToastRegion({ label, dismiss }: ToastsProps) {
  return (
    <AriaToastRegion queue={queue} className="toasts" aria-label={label}>
      {({ toast: shown }) => (
        <Toast
          toast={shown}
          className={classNames("toast", shown.content.look !== "plain" && shown.content.look)}
        >
          <ToastContent>
            <Text slot="title">{shown.content.text}</Text>
          </ToastContent>
          <IconButton slot="close" label={dismiss}>
            <X className="ic" aria-hidden />
          </IconButton>
        </Toast>
      )}
    </AriaToastRegion>
  );
}
