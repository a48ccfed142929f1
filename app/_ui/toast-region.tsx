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
import { keepClear } from "./keep-clear";
import { toastLook } from "./toast-look";

export interface ToastMessage {
  readonly text: string;
  readonly look?: "plain" | "ok" | "error";
}

export interface ToastsProps {
  /**
   * Labels of the region and of the button that dismisses a toast, as props, since not every page sends messages to the
   * browser.
   */
  readonly label: string;
  readonly dismiss: string;
}

const SHOWN_MS = 6000;
const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Shows a toast; it replaces a visible one with the same text. */
export function showToast(message: ToastMessage): void {
  for (const { key, content } of queue.visibleToasts) {
    if (content.text === message.text) queue.close(key);
  }
  queue.add(message, message.look === "error" ? {} : { timeout: SHOWN_MS });
}

/** The toasts currently shown. */
export default function ToastRegion({ label, dismiss }: ToastsProps) {
  return (
    <AriaToastRegion
      ref={keepClear}
      queue={queue}
      className={toastLook().region()}
      aria-label={label}
    >
      {({ toast: shown }) => (
        <Toast toast={shown} className={toastLook({ look: shown.content.look }).message()}>
          <ToastContent className={toastLook().words()}>
            <Text slot="title">{shown.content.text}</Text>
          </ToastContent>
          <IconButton slot="close" label={dismiss} className="ms-auto">
            <X aria-hidden />
          </IconButton>
        </Toast>
      )}
    </AriaToastRegion>
  );
}
