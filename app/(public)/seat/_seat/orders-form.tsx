"use client";

import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useOptimistic, useTransition } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import type { Order } from "@/lib/domain/belle-alliance/game/order";
import { FORMATIONS } from "@/lib/rules/belle-alliance/formation";
import { useLineLost } from "./line";

interface OrdersFormProps {
  readonly seatKey: string;
  readonly seatId: string;
  readonly bound: number;
  /** What the seat leads. */
  readonly led: readonly { readonly id: string; readonly name: string }[];
  /** The orders it has sent for this bound. */
  readonly sent: Draft | null;
}

interface Draft {
  readonly orders: readonly Order[];
  readonly text: string;
}

/** The orders of a bound by the columns of the order sheet [1.1.2]; kept in this browser until they are sent. */
export function OrdersForm({ seatKey: key, seatId, bound, led, sent }: OrdersFormProps) {
  const t = useTranslations("scenarioGame.orders");
  const line = useTranslations("seatPage.line");
  const words = useRefusalWords();
  const isLost = useLineLost();
  const router = useRouter();
  const [stored, store] = useStoredDraft<Draft & { readonly bound: number }>(
    `seat-orders ${seatId}`,
  );
  const keep = (next: Draft | null) => store(next && { ...next, bound });
  const [isSending, startSending] = useTransition();
  const [shownSent, showSent] = useOptimistic<Draft | null>(sent);
  const draft = stored ?? shownSent ?? { orders: [], text: "" };
  const { orders, text } = draft;
  const change = (i: number, fields: Partial<Order>) =>
    keep({ ...draft, orders: orders.map((each, n) => (n === i ? { ...each, ...fields } : each)) });
  const send = async () => {
    const body = { bound, orders, text };
    const answer = await callApi("POST /seats/{key}/orders", { key, body });
    if (!answer.ok) {
      const text = answer.isUnconfirmed ? line("unanswered") : words(answer.refusal);
      // The bound may have closed in the meantime; the orders stay, and the page asks about them.
      if (!answer.isUnconfirmed) router.refresh();
      return toast({ text, look: "error" });
    }
    // What was sent stays in the form until the refreshed page has it.
    startSending(() => {
      showSent({ orders, text });
      router.refresh();
    });
    keep(null);
    toast({ text: t("sent", { bound }) });
  };
  const first = led[0]?.id;
  if (stored && stored.bound !== bound) {
    return (
      <LateOrders
        written={stored}
        bound={bound}
        onTakeOver={() => keep({ orders: stored.orders, text: stored.text })}
        onDiscard={() => keep(null)}
      />
    );
  }
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        startSending(send);
      }}
    >
      {shownSent && <p className="text-ink-2">{t("sentBefore", { bound })}</p>}
      <ul className="grid w-full gap-3">
        {orders.map((order, i) => (
          <OrderRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
            key={i}
            order={order}
            led={led}
            onChange={(fields) => change(i, fields)}
            onRemove={() => keep({ ...draft, orders: orders.filter((_, n) => n !== i) })}
          />
        ))}
      </ul>
      {first && (
        <Button onPress={() => keep({ ...draft, orders: [...orders, { of: first }] })}>
          {t("add")}
        </Button>
      )}
      <TextField
        className="w-full"
        label={t("text")}
        rows={2}
        value={text}
        onChange={(next) => keep({ ...draft, text: next })}
        maxLength={4_000}
      />
      {isLost && stored && <p className="text-ink-2">{line("waits")}</p>}
      <Button type="submit" look="primary" isPending={isSending}>
        {t("send")}
      </Button>
    </form>
  );
}

interface LateOrdersProps {
  readonly written: Draft & { readonly bound: number };
  readonly bound: number;
  readonly onTakeOver: () => void;
  readonly onDiscard: () => void;
}

/** Orders that were written for a bound which closed before they were sent: to take over, or to discard. */
function LateOrders({ written, bound, onTakeOver, onDiscard }: LateOrdersProps) {
  const t = useTranslations("seatPage.late");
  const { orders, text } = written;
  return (
    <div className="grid justify-items-start gap-3 border border-brass bg-sheet px-3 py-2">
      <p>{t("closed", { written: written.bound, count: orders.length })}</p>
      {[...orders.map(({ target, rate }) => [rate, target].filter(Boolean).join(" · ")), text]
        .filter((line) => line?.trim())
        .map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place.
          <p key={i} className="whitespace-pre-wrap text-ink-2">
            {line}
          </p>
        ))}
      <p className="flex flex-wrap gap-2">
        <Button onPress={onTakeOver}>{t("takeOver", { bound })}</Button>
        <Button look="bare" onPress={onDiscard}>
          {t("discard")}
        </Button>
      </p>
    </div>
  );
}

interface OrderRowProps {
  readonly order: Order;
  readonly led: OrdersFormProps["led"];
  readonly onChange: (fields: Partial<Order>) => void;
  readonly onRemove: () => void;
}

function OrderRow({ order, led, onChange, onRemove }: OrderRowProps) {
  const t = useTranslations("scenarioGame.orders");
  const ba = useTranslations("belleAlliance.formation");
  const formations = FORMATIONS.map((value) => ({ value, label: ba(value) }));
  return (
    <li className="grid gap-2 border border-rule bg-sheet p-3 tablet:grid-cols-3">
      <Select
        label={t("unit")}
        value={order.of}
        choices={led.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(of) => onChange({ of })}
      />
      <Select
        label={t("formation")}
        value={order.formation ?? "as-is"}
        choices={[{ value: "as-is" as const, label: t("asIs") }, ...formations]}
        onChange={(chosen) => onChange({ formation: chosen === "as-is" ? undefined : chosen })}
      />
      <TextField
        label={t("rate")}
        value={order.rate ?? ""}
        onChange={(rate) => onChange({ rate })}
        maxLength={200}
      />
      <TextField
        className="tablet:col-span-2"
        label={t("target")}
        value={order.target ?? ""}
        onChange={(target) => onChange({ target })}
        maxLength={200}
      />
      <div>
        <Checkbox
          isSelected={order.position ?? false}
          onChange={(position) => onChange({ position })}
        >
          {t("position")}
        </Checkbox>
        <Checkbox
          isSelected={order.continuedAdvance ?? false}
          onChange={(continuedAdvance) => onChange({ continuedAdvance })}
        >
          {t("continued")}
        </Checkbox>
      </div>
      <Button look="bare" icon={<X aria-hidden />} onPress={onRemove}>
        {t("remove")}
      </Button>
    </li>
  );
}
