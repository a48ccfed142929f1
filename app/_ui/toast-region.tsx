"use client";

import { X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Text } from "react-aria-components/Text";
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from "react-aria-components/Toast";
import { buttonLook } from "./button-look";
import { toastLook } from "./toast-look";
import { Tip } from "./tooltip";

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

/** The tooltip repeats the label. */
const NO_DESCRIPTION = "";

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
    <AriaToastRegion queue={queue} className={toastLook().region()} aria-label={label}>
      {({ toast: shown }) => (
        <Toast toast={shown} className={toastLook({ look: shown.content.look }).message()}>
          <ToastContent className={toastLook().words()}>
            <Text slot="title">{shown.content.text}</Text>
          </ToastContent>
          {/* Not an `IconButton`, because that uses toasts itself and the two modules would import each other. */}
          <Tip text={dismiss}>
            <Button
              slot="close"
              aria-label={dismiss}
              aria-describedby={NO_DESCRIPTION}
              className={buttonLook({ look: "bare", isIcon: true, className: "ms-auto" })}
            >
              <X aria-hidden />
            </Button>
          </Tip>
        </Toast>
      )}
    </AriaToastRegion>
  );
}
