import { setTimeout } from "node:timers/promises";
import { createTransport } from "nodemailer";
import type { Language } from "@/lib/domain/document/language";
import { type Letter, writeLetter } from "@/lib/mail/letter";

/** Sends the service's letters. */
export interface Mailer {
  /** Sends one letter; rejects if the server did not accept it. */
  send(letter: Letter & { readonly to: string; readonly language: Language }): Promise<void>;
}

interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  readonly server: string;
  /** The sender of the letters; by default `no-reply` at the service's own host. */
  readonly from: string | undefined;
  /** The service's public address, with which links in letters begin. */
  readonly home: string;
}

const PATIENCE_MS = 20_000;

/** Creates a mailer for one mail server; it connects for each letter. */
export function openMailer({ server, from, home }: MailSettings): Mailer {
  const transport = createTransport({
    url: server,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  const sender = from ?? `Grundlag <no-reply@${new URL(home).hostname}>`;
  return {
    send: async ({ to, language, ...letter }) => {
      // Marked as generated automatically, so that no out-of-office reply comes back (RFC 3834).
      const headers = { "Auto-Submitted": "auto-generated" };
      const written = writeLetter(letter, { home, language });
      const message = { from: sender, to: { name: "", address: to }, headers, ...written };
      await patiently(() => transport.sendMail(message));
    },
  };
}

/**
 * How long to wait before each further attempt: a server may be unavailable, or ask to try again later (greylisting).
 */
const WAITS_MS = [5_000, 60_000, 300_000];

async function patiently(send: () => Promise<unknown>): Promise<void> {
  for (const wait of [...WAITS_MS, null]) {
    try {
      await send();
      return;
    } catch (error) {
      if (wait === null || isFinal(error)) throw error;
      await setTimeout(wait, undefined, { ref: false });
    }
  }
}

/** Whether the server has refused permanently: an SMTP reply of 500 and above. */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && "responseCode" in error ? error.responseCode : undefined;
  return typeof code === "number" && code >= 500;
}

/**
 * Runs work after its request was answered, so that the time the answer takes does not reveal what was done. A
 * failure is logged, since the caller can no longer be told.
 */
export function inBackground(work: () => Promise<void>): void {
  void work().catch((error: unknown) => {
    console.error(`mail: ${error instanceof Error ? error.message : "no message"}`);
  });
}
