"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { differsFromPage } from "@/app/_ui/differs-from-page";

const PAUSE_MS = 250;

interface LiveFormProps {
  readonly className: string;
  readonly label: string;
  /** What its button says where there is no script. */
  readonly submit: string;
  /** Names in the address that an answer to this form makes void. */
  readonly forgets?: readonly string[];
  readonly children: ReactNode;
}

/**
 * A form of questions to the page itself, answered while typing: its fields become the address's query, beside what
 * other forms have put there. Without script its button sends it.
 */
export function LiveForm({ className, label, submit, forgets = [], children }: LiveFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (asked: HTMLFormElement) => {
    const query = new URLSearchParams(location.search);
    for (const name of [...forgets, ...namesIn(asked)]) query.delete(name);
    for (const [name, value] of new FormData(asked)) query.append(name, String(value));
    router.replace(`?${query}`, { scroll: false });
  };
  const askFirst = useRef(ask);
  useEffect(() => {
    if (form.current && differsFromPage(form.current)) askFirst.current(form.current);
  }, []);
  const askSoon = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(currentTarget), PAUSE_MS);
  };
  const askNow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    ask(event.currentTarget);
  };
  return (
    <form
      ref={form}
      method="get"
      className={className}
      aria-label={label}
      onInput={askSoon}
      onSubmit={askNow}
    >
      {children}
      <noscript>
        <button className={buttonLook({ look: "primary" })} type="submit">
          {submit}
        </button>
      </noscript>
    </form>
  );
}

/** The names of a form's own fields, those of unticked boxes too. */
function namesIn(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) => element.getAttribute("name") ?? []);
}
