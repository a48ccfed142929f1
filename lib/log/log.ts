import pino from "pino";
import { requestScope } from "@/lib/log/request-scope";

/**
 * The service's log: one JSON object per line on standard output, with time, level and, while a request is being
 * answered, its id. Secrets (passwords, tokens, addresses of links, bodies) are never passed to it.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "production" ? "info" : "silent"),
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => {
    const scope = requestScope();
    return scope ? { requestId: scope.id } : {};
  },
});
