import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Browser, Page } from "@playwright/test";
import { awake, expect, visit } from "./page-checks";
import { beSomebody } from "./people";

/** A game of the shipped La Haye Sainte, begun on its page after further choices, with the links of its seats. */
export async function beginGame(page: Page, choose: () => Promise<void> = async () => {}) {
  await beSomebody(page.request, "Umpire");
  await visit(page, "/scenarios/la-haye-sainte-1815");
  await page.getByRole("link", { name: "Invite players" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Games of");
  await awake(page);
  await page.getByRole("button", { name: "Increase Umpires by link" }).click();
  await choose();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await page.waitForURL("**/umpire");
  await awake(page);
  const links = page.getByRole("region", { name: "Seats and links" }).getByRole("link");
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

/** A seat as a phone, or a screen as wide as said, opens it. */
export async function opened(browser: Browser, path: string, width = 390): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await visit(page, path);
  await awake(page);
  return page;
}

/** A way to the service that can be cut, for workers as well, which the browser's own switch for being offline forgets. */
export interface Line {
  /** The service's address over this line. */
  readonly address: string;
  cut(): void;
  mend(): void;
  /** Holds every answer from now on back for so long. */
  slow(ms: number): void;
  close(): void;
}

/** A line to the service at `address`. */
export async function openLine(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let isCut = false;
  let delayMs = 0;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on("data", (sent) => setTimeout(() => near.write(sent), delayMs));
  });
  server.listen(0, hostname);
  await once(server, "listening");
  const { port: own } = server.address() as AddressInfo;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://${hostname}:${own}`,
    cut,
    mend: () => {
      isCut = false;
    },
    slow: (ms) => {
      delayMs = ms;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
