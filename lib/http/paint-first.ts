import type { ServerResponse } from "node:http";
import { onRequest } from "@/lib/http/on-request";
import { startPage } from "@/lib/http/page-start";

/** How long the scripts of a page wait at most for something to be seen, from when it has been read. */
const PATIENCE_MS = 1_000;
const OPENING = '<script src="';
const SCRIPT = /<script src="([^"]+)"((?: [a-zA-Z]+="[^"]*")*)><\/script>/g;

const START = `(${startPage})(${PATIENCE_MS})`;

/**
 * From now on pages show themselves before their scripts come and run, which would keep the reader from what has
 * long been there; what he does meanwhile is kept (`startPage`). Next.js writes the scripts into the page by itself
 * and has no setting for when they run.
 */
export function paintFirst(): void {
  onRequest("paint first", (_, response) => {
    holdScripts(response);
    return "goes-on";
  });
}

/** What lets a page through part by part, its scripts held. */
export interface ScriptHold {
  /** The next part of the page as it goes out; what may be half a script waits for the rest. */
  pass(part: Buffer): Buffer;
  /** What is still waiting. */
  rest(): Buffer;
}

/** A page's bytes are taken as Latin-1, which leaves every other letter as it is. */
export function scriptHold(): ScriptHold {
  let waiting = "";
  let isStarted = false;
  const held = (script: string, path: string, attributes: string) => {
    if (!attributes.includes(' async=""')) return script;
    const nonce = / nonce="[^"]*"/.exec(attributes)?.[0] ?? "";
    const start = isStarted ? "" : `<script${nonce}>${START}</script>`;
    isStarted = true;
    return `${start}<script type="held" src="${path}"${nonce}></script>`;
  };
  return {
    pass(part) {
      const page = waiting + part.toString("latin1");
      const whole = wholeLength(page);
      waiting = page.slice(whole);
      return Buffer.from(page.slice(0, whole).replace(SCRIPT, held), "latin1");
    },
    rest: () => Buffer.from(waiting, "latin1"),
  };
}

/** Up to where a page holds no script that has only begun. */
function wholeLength(page: string): number {
  const last = page.lastIndexOf(OPENING);
  if (last >= 0 && !page.includes("</script>", last)) return last;
  for (let signs = OPENING.length - 1; signs > 0; signs--) {
    if (page.endsWith(OPENING.slice(0, signs))) return page.length - signs;
  }
  return page.length;
}

function holdScripts(response: ServerResponse): void {
  const hold = scriptHold();
  const { write, end } = response;
  const writeOn = (...given: unknown[]) => Reflect.apply(write, response, given);
  response.write = (part: unknown, ...more: unknown[]) =>
    writeOn(isPage(response) ? hold.pass(bytesOf(part, more[0])) : part, ...more);
  response.end = (...given: unknown[]) => {
    if (!isPage(response)) return Reflect.apply(end, response, given);
    const [part, encoding] = given;
    if (typeof part === "string" || part instanceof Uint8Array) {
      writeOn(hold.pass(bytesOf(part, encoding)));
    }
    writeOn(hold.rest());
    return Reflect.apply(
      end,
      response,
      given.filter((each) => typeof each === "function"),
    );
  };
}

// A page whose length has been said already cannot grow; Next.js has a few that never change.
function isPage(response: ServerResponse): boolean {
  const [type] = [response.getHeader("content-type")].flat();
  return String(type ?? "").startsWith("text/html") && !response.hasHeader("content-length");
}

function bytesOf(part: unknown, encoding: unknown): Buffer {
  if (part instanceof Uint8Array) return Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  return Buffer.from(
    String(part),
    typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8",
  );
}
