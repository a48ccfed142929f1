import { z } from "zod";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { pressQueue } from "@/lib/usecases/printing";

const queue = z.object({
  waiting: z.int().describe("Prints that wait for a free worker"),
  working: z.int().describe("Prints in work"),
});

/** The print queue, from which clients can tell how long a print would have to wait. */
export const press = endpoint({
  method: "GET",
  path: "/press",
  summary:
    "How many prints wait and are in work, in the process that answers: a service of several processes has as many queues",
  access: "open",
  answers: { 200: { description: "The queue", schema: queue } },
  handle: async () => jsonAnswer(pressQueue()),
});
