"use client";

import { CloudUpload, Download, LoaderCircle, UserRoundPlus } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { tv } from "tailwind-variants/lite";
import { Button } from "@/app/_ui/button";
import type { ButtonSize } from "@/app/_ui/button-look";
import { Dialog } from "@/app/_ui/dialog";
import { LinkButton } from "@/app/_ui/link-button";
import type { Refusal } from "@/app/_ui/request-json";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { useAnyEditor } from "../_editor/editor-context";
import { saveAsJson } from "../_editor/save-as-json";
import { SaveWord } from "../_editor/save-word";
import { MOVE, useAccountHref } from "./account-href";
import { useLocalFacts } from "./local-context";
import { moveHere } from "./move-document";
import { RefusalText } from "./refusal-text";

/** In the bar at the bottom of a phone it wraps to two lines rather than displace the words. */
const wayLook = tv({
  slots: { button: "", sign: "" },
  variants: {
    moves: {
      "at-once": {
        button:
          "max-tablet:max-w-[46vw] max-tablet:flex-none max-tablet:whitespace-normal max-tablet:leading-tight",
        sign: "max-tablet:hidden",
      },
      "when-pressed": {},
    },
  },
});

const WAY_SIZES = { "at-once": "small", "when-pressed": "normal" } as const;

interface LocalActsProps {
  /** `at-once`: the document moves as soon as the user has signed up for this purpose. */
  readonly moves: "at-once" | "when-pressed";
}

/** Links to an account, next to the message that the document is kept in this browser. */
export function LocalActs({ moves }: LocalActsProps) {
  const t = useTranslations("local");
  const { isSignedIn } = useLocalFacts();
  const signUp = useAccountHref("sign-up");
  const looks = wayLook({ moves });
  if (isSignedIn) return <MoveButton moves={moves} />;
  return (
    <LinkButton
      href={signUp}
      className={looks.button()}
      size={WAY_SIZES[moves]}
      icon={<UserRoundPlus className={looks.sign()} aria-hidden />}
    >
      {t("signUp")}
    </LinkButton>
  );
}

function MoveButton({ moves }: LocalActsProps) {
  const t = useTranslations("local");
  const { moving, move, forget } = useMove();
  const looks = wayLook({ moves });
  const signIn = useAccountHref("sign-in");
  const isAskedFor = useSearchParams().get(MOVE) !== null;
  const cameForIt = isAskedFor && moves === "at-once";
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!cameForIt || hasBegun.current) return;
    hasBegun.current = true;
    void move();
  }, [cameForIt, move]);
  if (moving === "moving") {
    return (
      <SaveWord look="busy" icon={<LoaderCircle aria-hidden />}>
        {t("moving")}
      </SaveWord>
    );
  }
  return (
    <>
      <Button
        className={looks.button()}
        size={WAY_SIZES[moves]}
        icon={<CloudUpload className={looks.sign()} aria-hidden />}
        onPress={() => void move()}
      >
        {t("move")}
      </Button>
      <Dialog
        title={t("notMoved.title")}
        role="alertdialog"
        isOpen={moving !== null}
        onOpenChange={forget}
        foot={() => (
          <>
            <SaveAsFile />
            {moving !== null && moving.code === "unauthenticated" && (
              <LinkButton href={signIn}>{t("signIn")}</LinkButton>
            )}
            <Button look="primary" onPress={() => void move()}>
              {t("again")}
            </Button>
          </>
        )}
      >
        <p>{t("notMoved.text")}</p>
        {moving && <RefusalText refusal={moving} />}
      </Dialog>
    </>
  );
}

/** Moves the document on the desk into the account that is signed in; the desk then follows it. */
function useMove() {
  const { id, flush, store } = useAnyEditor();
  /** Why it was not moved; null until a move is requested. */
  const [moving, setMoving] = useState<Refusal | "moving" | null>(null);
  const move = useCallback(async () => {
    setMoving("moving");
    await flush();
    const outcome = await moveHere(id);
    if (outcome.is === "moved") await store.refresh();
    else setMoving(outcome.refusal);
  }, [id, flush, store]);
  return { moving, move, forget: () => setMoving(null) };
}

/** Saves the document on the desk as a file, so that it can be taken anywhere. */
export function SaveAsFile({ size }: { readonly size?: ButtonSize }) {
  const t = useTranslations("local");
  const { current } = useAnyEditor();
  return (
    <Button
      size={size}
      icon={<Download aria-hidden />}
      onPress={() => saveAsJson(current() as AnyDocument, "")}
    >
      {t("saveAsFile")}
    </Button>
  );
}
