import pg from "pg";

const HEARTBEAT_MS = 2_000;
const PATIENCE_MS = 3_000;
const RETRY_MS = 250;

/**
 * Always knows whether the database can be reached, so that requests can be refused at once instead of failing one by
 * one. It keeps one connection open, and PostgreSQL closes all connections when it shuts down.
 */
export class DatabaseWatch {
  private current: pg.Client | null = null;
  private connected = false;
  private timer: NodeJS.Timeout | undefined;

  /** @param url a connection string. Until the first connection succeeds, the database counts as unavailable. */
  constructor(private readonly url: string) {}

  get isAway(): boolean {
    return !this.connected;
  }

  /** Starts watching; resolves after the first attempt. */
  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    this.current = client;
    client.on("error", () => {});
    client.once("end", () => this.lose(client));
    await client.connect().then(
      () => this.keep(client),
      () => this.lose(client),
    );
  }

  private keep(client: pg.Client): void {
    if (this.current !== client) return;
    this.connected = true;
    this.timer = setTimeout(() => void this.beat(client), HEARTBEAT_MS).unref();
  }

  private async beat(client: pg.Client): Promise<void> {
    await client.query("SELECT 1").then(
      () => this.keep(client),
      () => this.lose(client),
    );
  }

  private lose(client: pg.Client): void {
    if (this.current !== client) return;
    this.current = null;
    this.connected = false;
    clearTimeout(this.timer);
    client.end().catch(() => {});
    setTimeout(() => void this.start(), RETRY_MS).unref();
  }
}
