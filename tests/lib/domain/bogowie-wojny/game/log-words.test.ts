import { expect, test } from "vitest";
import { gameEntrySchema } from "@/lib/domain/bogowie-wojny/game/game-event";
import da from "@/lib/i18n/messages/da/bogowie-wojny/game.json";
import en from "@/lib/i18n/messages/en/bogowie-wojny/game.json";
import pl from "@/lib/i18n/messages/pl/bogowie-wojny/game.json";

const KINDS = gameEntrySchema.options.map(({ shape }) => shape.kind.value);

test.each(Object.entries({ en, da, pl }))(
  "the log has words for every move in %s",
  (_, { log }) => {
    expect(KINDS.filter((kind) => !(kind in log))).toEqual([]);
  },
);
