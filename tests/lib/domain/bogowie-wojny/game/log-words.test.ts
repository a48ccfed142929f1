import { expect, test } from "vitest";
import { gameEntrySchema } from "@/lib/domain/bogowie-wojny/game/game-event";
import da from "@/lib/i18n/messages/da/game.json";
import en from "@/lib/i18n/messages/en/game.json";
import pl from "@/lib/i18n/messages/pl/game.json";

const KINDS = gameEntrySchema.options.map(({ shape }) => shape.kind.value);

test.each(Object.entries({ en, da, pl }))(
  "the log has words for every move in %s",
  (_, { log }) => {
    expect(KINDS.filter((kind) => !(kind in log))).toEqual([]);
  },
);
