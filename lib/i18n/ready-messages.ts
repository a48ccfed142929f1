import compile from "icu-minify/compile";
import formatMessage from "use-intl/format-message";
import type { Messages } from "./messages";

const ready = new WeakMap<Messages, Messages>();

/**
 * Messages as next-intl formats them here. What Next.js builds has no parser of messages, so that browsers
 * need not load one (`next.config.js`): there they are parsed beforehand, once each namespace. Outside of it, in
 * workers and commands, they stay as they are.
 */
export function readyMessages(messages: Messages): Messages {
  if (formatMessage.raw) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([namespace, inside]) => [
      namespace,
      typeof inside === "string" ? compiled(inside) : compiledOnce(inside),
    ]),
  );
}

function compiledOnce(namespace: Messages): Messages {
  const known = ready.get(namespace);
  if (known) return known;
  const fresh = compiledAll(namespace);
  ready.set(namespace, fresh);
  return fresh;
}

function compiledAll(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, inside]) => [
      key,
      typeof inside === "string" ? compiled(inside) : compiledAll(inside),
    ]),
  );
}

/** Sentences without values stay texts; the others become lists that only next-intl reads, of what JSON holds. */
function compiled(text: string): string {
  return JSON.parse(JSON.stringify(compile(text)));
}
