import pino from "pino";
import { requestScope } from "@/lib/log/request-scope";

/**
 * The service's log: one JSON object a line on standard output, with time, level and, where a request is being
 * answered, its id. What is secret (passwords, tokens, addresses of links, bodies) is never handed to it.
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
