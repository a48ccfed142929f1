"use client";

import { Send } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "./button";

interface SendButtonProps {
  readonly url: string;
  readonly children: string;
  /** What is sent, where several such buttons stand on a page. */
  readonly label?: string;
}

/** Hands an address to what the device sends with, messages or mail; nothing where it has no such thing. */
export function SendButton({ url, children, label }: SendButtonProps) {
  const canSend = useSyncExternalStore(
    () => () => {},
    () => "share" in navigator,
    () => false,
  );
  if (!canSend) return null;
  // Users who change their mind and send nothing have made no mistake.
  const send = () => void navigator.share({ url }).catch(() => {});
  return (
    <Button icon={<Send aria-hidden />} onPress={send} {...(label ? { "aria-label": label } : {})}>
      {children}
    </Button>
  );
}
