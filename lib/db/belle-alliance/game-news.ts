import pg from "pg";
import { GAME_NEWS } from "@/lib/db/belle-alliance/scenario-games";

const RETRY_MS = 2_000;

/** Hears, from every process, that a game's log has grown or its links have changed. */
export interface GameNews {
  /** Calls `hear` after each change of the game, and when changes may have been missed. Returns how to stop. */
  follow(gameId: string, hear: () => void): () => void;
}

/**
 * One connection to `DATABASE_URL` for all games, open while any is followed. If it is lost, `report` is called, it is
 * opened anew, and all who follow a game hear of it.
 */
export function listenForGames(report: (error?: Error) => void): GameNews {
  const followers = new Map<string, Set<() => void>>();
  let open: pg.Client | null = null;

  const connect = async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL, keepAlive: true });
    open = client;
    client.on("notification", ({ payload }) => {
      for (const hear of followers.get(payload ?? "") ?? []) hear();
    });
    const lose = (error?: Error) => {
      if (open !== client) return;
      open = null;
      report(error);
      setTimeout(() => !open && followers.size > 0 && void connect(), RETRY_MS).unref();
    };
    client.on("error", lose).on("end", () => lose());
    try {
      await client.connect();
      await client.query(`LISTEN ${GAME_NEWS}`);
      for (const hears of followers.values()) for (const hear of hears) hear();
    } catch (error) {
      lose(error instanceof Error ? error : undefined);
    }
  };

  return {
    follow(gameId, hear) {
      const hears = followers.get(gameId) ?? new Set();
      followers.set(gameId, hears.add(hear));
      if (!open) void connect();
      return () => {
        hears.delete(hear);
        if (hears.size === 0) followers.delete(gameId);
        if (followers.size > 0) return;
        const last = open;
        open = null;
        void last?.end().catch(() => {});
      };
    },
  };
}
