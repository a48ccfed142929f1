"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-aria-components/Form";
import { Button } from "./button";
import type { ButtonLook } from "./button-look";
import { FaultCount } from "./fault-count";
import { InlineFinding } from "./finding-row";
import { FieldErrors } from "./form-field";
import type { Refusal } from "./request-json";
import { useFirstFault } from "./use-first-fault";

/** The values of a form's fields by name. */
export type Values = Readonly<Record<string, string>>;

interface ServiceFormProps {
  /** Sends the form; errors in the result are shown at their fields. */
  readonly onSend: (values: Values) => Promise<Refusal | null>;
  readonly submit: string;
  readonly look?: ButtonLook;
  /** Whether the fields are cleared after success. */
  readonly clears?: boolean;
  /** `full` on a card that is the page's only content. */
  readonly buttonWidth?: "own" | "full";
  readonly children: ReactNode;
}

/** A form sent to the service: shows errors at their fields, and all others above the button. */
export function ServiceForm(props: ServiceFormProps) {
  const { onSend, submit, look = "primary", clears = false, buttonWidth = "own", children } = props;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useFirstFault(refusal);
  const errors = useFieldErrors(refusal);
  const isGeneral = refusal !== null && Object.keys(refusal.fields).length === 0;
  const send = async (data: FormData) => {
    if (isSending) return;
    setSending(true);
    const refused = await onSend(valuesOf(data));
    setRefusal(refused);
    setSending(false);
    if (!refused && clears) form.current?.reset();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return (
    <Form
      ref={form}
      className="grid gap-4"
      validationBehavior="aria"
      // If sent before this script has loaded, the form waits for it; its values never go into the address.
      action={send}
      onSubmit={onSubmit}
    >
      <FieldErrors value={errors}>{children}</FieldErrors>
      <div role="alert" className="empty:hidden">
        {isGeneral ? (
          <RefusalWords refusal={refusal} />
        ) : (
          <FaultCount n={Object.keys(errors).length} />
        )}
      </div>
      <Button
        type="submit"
        look={look}
        className={buttonWidth === "full" ? "py-2.25" : "justify-self-start"}
        isPending={isSending}
      >
        {submit}
      </Button>
    </Form>
  );
}

function valuesOf(data: FormData): Values {
  const pairs = [...data].filter(([, value]) => typeof value === "string");
  return Object.fromEntries(pairs) as Values;
}

function useFieldErrors(refusal: Refusal | null): Record<string, string> {
  const t = useTranslations("common.fieldError");
  const generic = useTranslations("errors.issue");
  if (!refusal) return {};
  const words = (name: string, code: string) => {
    if (t.has(`${name}.${code}`)) return t(`${name}.${code}`);
    return generic.has(code) ? generic(code) : generic("custom");
  };
  return Object.fromEntries(
    Object.entries(refusal.fields).map(([name, code]) => [name, words(name, code)]),
  );
}

function RefusalWords({ refusal }: { readonly refusal: Refusal }) {
  const t = useTranslations("errors");
  if (refusal.reason !== "") {
    return <InlineFinding look="error">{t(`reason.${refusal.reason}`)}.</InlineFinding>;
  }
  return (
    <InlineFinding look="error">
      <b>{t(`title.${refusal.code}`)}.</b>{" "}
      {t(`advice.${refusal.code}`, {
        seconds: refusal.retryAfterSeconds,
        limit: refusal.limit,
        megabytes: refusal.megabytes,
      })}
    </InlineFinding>
  );
}
