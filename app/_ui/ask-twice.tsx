"use client";

import { useState } from "react";
import { Button } from "./button";
import type { ButtonSize } from "./button-look";

interface AskTwiceProps {
  /** Names what the first press is about, where a page has several such buttons. */
  readonly label: string;
  readonly ask: string;
  readonly really: string;
  readonly onPress: () => Promise<void>;
  readonly size?: ButtonSize;
}

/** A button that asks to be pressed again. */
export function AskTwice({ label, ask, really, onPress, size }: AskTwiceProps) {
  const [isAsking, setAsking] = useState(false);
  return isAsking ? (
    <Button look="danger" size={size} autoFocus onPress={() => void onPress()}>
      {really}
    </Button>
  ) : (
    <Button look="bare" size={size} aria-label={label} onPress={() => setAsking(true)}>
      {ask}
    </Button>
  );
}
