"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useTransition } from "react";
import { differsFromPage } from "@/app/_ui/differs-from-page";

const PAUSE_MS = 350;

interface AutoSubmitProps {
  readonly id: string;
  /** The form's action, the address of its own page. */
  readonly action: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A search form that submits itself when a field changes. Without scripts it is a plain form with a button. */
export function AutoSubmit({ id, action, label, children }: AutoSubmitProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPending, startTransition] = useTransition();
  const send = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const href = `${action}?${filled(new FormData(form.current))}`;
    startTransition(() => router.replace(href, { scroll: false }));
  };
  // Also sends changes made before this script was loaded.
  const sendFirst = useRef(send);
  useEffect(() => {
    if (form.current && differsFromPage(form.current)) sendFirst.current();
  }, []);
  return (
    <search aria-label={label}>
      <form
        ref={form}
        id={id}
        action={action}
        method="get"
        className="group"
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(send, PAUSE_MS);
        }}
      >
        {children}
      </form>
    </search>
  );
}

/** The non-empty fields; empty ones would only lengthen the address. */
function filled(data: FormData): URLSearchParams {
  const pairs = [...data].filter(([, value]) => typeof value === "string" && value !== "");
  return new URLSearchParams(pairs as [string, string][]);
}
