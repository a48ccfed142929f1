"use client";

import { Send } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "./button";

interface SendButtonProps {
  readonly url: string;
  readonly children: string;
  /** The thing that is sent, if a page has several such buttons. */
  readonly label?: string;
}

/** Shares an address through the device, for example by message or email; not rendered if the device cannot share. */
export function SendButton({ url, children, label }: SendButtonProps) {
  const canSend = useSyncExternalStore(
    () => () => {},
    () => "share" in navigator,
    () => false,
  );
  if (!canSend) return null;
  // Cancelling is not an error.
  const send = () => void navigator.share({ url }).catch(() => {});
  return (
    <Button icon={<Send aria-hidden />} onPress={send} {...(label ? { "aria-label": label } : {})}>
      {children}
    </Button>
  );
}
