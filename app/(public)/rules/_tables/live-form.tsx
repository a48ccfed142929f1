"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { differsFromPage } from "@/app/_ui/differs-from-page";

const PAUSE_MS = 250;

interface LiveFormProps {
  readonly className: string;
  readonly label: string;
  /** The label of the button, shown without script. */
  readonly submit: string;
  /** Parameters to remove from the address when this form changes. */
  readonly forgets?: readonly string[];
  readonly children: ReactNode;
}

/**
 * A form that queries its own page while the user types: its fields become the address's query, next to those of other
 * forms. Without script, a button submits it.
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

/** The names of a form's own fields, including unticked boxes. */
function namesIn(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) => element.getAttribute("name") ?? []);
}
