import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedLetter {
  readonly to: readonly string[];
  readonly headers: string;
  readonly text: string;
  readonly html: string;
  /** The link in its text. */
  readonly link: string;
}

export interface MailServer {
  readonly url: string;
  readonly letters: readonly ReceivedLetter[];
  /** Waits up to ten seconds for a matching message. */
  readonly next: (fits: (letter: ReceivedLetter) => boolean) => Promise<ReceivedLetter>;
  readonly close: () => Promise<void>;
}

/** A real local SMTP server that keeps the messages it receives, and reports each. */
export async function startMailServer(
  port = 0,
  report: (letter: ReceivedLetter) => void = () => {},
): Promise<MailServer> {
  const letters: ReceivedLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const letter = readLetter(to, Buffer.concat(chunks).toString("utf8"));
      letters.push(letter);
      report(letter);
      done();
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    letters,
    next: (fits) => waitFor(() => letters.findLast(fits)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function waitFor<T>(look: () => T | undefined): Promise<T> {
  for (let i = 0; i < 400; i++) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("no such letter has come");
}

function readLetter(to: string[], raw: string): ReceivedLetter {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw.slice(0, end).replace(/\r\n[ \t]+/g, " ");
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? "";
  const parts = raw.slice(end).split(`--${boundary}`);
  const partOf = (type: string) => decoded(parts.find((part) => part.includes(type)) ?? "");
  const text = partOf("text/plain");
  return { to, headers, text, html: partOf("text/html"), link: /https?:\S+/.exec(text)?.[0] ?? "" };
}

function decoded(part: string): string {
  const end = part.indexOf("\r\n\r\n");
  const body = part.slice(end + 4);
  if (/transfer-encoding: base64/i.test(part)) return Buffer.from(body, "base64").toString("utf8");
  if (!/transfer-encoding: quoted-printable/i.test(part)) return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
