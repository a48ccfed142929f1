import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Battlefield,
  type BattlefieldPiece,
  battlefieldSchema,
} from "@/lib/domain/battlefield/battlefield";
import { checkBattlefield } from "@/lib/domain/battlefield/check";
import { countedPieces } from "@/lib/domain/battlefield/checks/counts";
import { deskMap, deskSigns } from "@/lib/domain/battlefield/drawing/desk-map";
import { battlefieldFile } from "@/lib/domain/battlefield/drawing/draw-battlefield";
import { newThing } from "@/lib/domain/battlefield/new-thing";
import { pieceText } from "@/lib/domain/battlefield/piece-text";
import { upgradeOf } from "@/lib/domain/battlefield/side";
import { startingPoints } from "@/lib/domain/battlefield/starting-points";
import { EFFECT_FIGURES } from "@/lib/domain/battlefield/terrain-effects";
import type { PieceControl } from "@/lib/domain/ground/bogowie-wojny/piece-kind";
import { FIELD_PIECES, pieceKindOf } from "@/lib/domain/ground/bogowie-wojny/pieces";
import { LANGUAGES } from "@/lib/domain/language";
import { penFor } from "@/lib/domain/map-drawing/draw-map";
import { svgText } from "@/lib/domain/map-drawing/svg-node";
import type { PointCm } from "@/lib/domain/primitives";
import { translatorFor } from "@/lib/i18n/translator";
import { TERRAIN_COLUMNS } from "@/lib/rules/bogowie-wojny/battle-area";

type Kind = (typeof FIELD_PIECES)[number];

/** Every value the desk can give a piece. */
function statesOf({ controls }: Kind): Record<string, unknown>[] {
  return controls.reduce<Record<string, unknown>[]>(
    (states, control) =>
      states.flatMap((state) => valuesOf(control).map((value) => ({ ...state, ...value }))),
    [{}],
  );
}

function valuesOf(control: PieceControl): readonly Record<string, unknown>[] {
  switch (control.type) {
    case "look":
      return control.choices.map((look) => ({ look }));
    case "grove":
      return [{}, { grove: true }];
    case "width":
      return [{ widthCm: 0.5 }, { widthCm: 20 }];
    case "ways":
      return [{}];
    case "level":
      return [0, 1, 2, 3].map((level) => ({ level }));
  }
}

const cm = fc.integer({ min: -1_000, max: 20_000 }).map((hundredths) => hundredths / 100);

/** Corners as a hand may leave them: off the table, on one another, crossing themselves. */
function randomCorners({ shape }: Kind): PointCm[][] {
  const least = shape === "area" ? 3 : 2;
  const corners = fc.array(fc.tuple(cm, cm), { minLength: least, maxLength: 14 });
  return fc.sample(corners, { numRuns: 8, seed: 13 });
}

const EMPTY = battlefieldSchema.parse({
  kind: "map",
  schemaVersion: 1,
  system: "bogowie-wojny",
  title: "A field",
  language: "en",
  table: { widthCm: 180, depthCm: 120 },
  area: "plains",
  initiative: "south",
  pieces: [],
});

function fieldWith(piece: unknown): Battlefield {
  return battlefieldSchema.parse({ ...EMPTY, pieces: [piece] });
}

const BROKEN = /NaN|undefined|Infinity|null/;

describe.each(FIELD_PIECES)("a $kind, in every state of its fields", (kind) => {
  const pieces = statesOf(kind).flatMap((state) =>
    randomCorners(kind).map((points, n): BattlefieldPiece => {
      const basics = { id: `p${n}`, name: "", placedBy: "south", origin: "placed" } as const;
      return { ...kind.blank({ ...basics, points }), ...state } as BattlefieldPiece;
    }),
  );

  it("is stored, sent and comes back as it was", () => {
    for (const piece of pieces) {
      const field = fieldWith(piece);
      expect(field.pieces).toEqual([piece]);
      expect(battlefieldSchema.parse(JSON.parse(JSON.stringify(field)))).toEqual(field);
    }
  });

  it("is drawn on the sheet and can be gripped on the desk", () => {
    for (const piece of pieces) {
      const field = fieldWith(piece);
      expect(battlefieldFile(field, "A field")).not.toMatch(BROKEN);
      const map = deskMap(field);
      expect(map.features.map(({ id }) => id)).toContain(piece.id);
      const pen = penFor(map, { palette: "light", size: "page", idPrefix: "m" });
      for (const { node } of deskSigns(field, pen)) expect(svgText(node)).not.toMatch(BROKEN);
    }
  });

  it("is explained by 3.5 and counted by 14.3 at most once, and the check answers", () => {
    for (const piece of pieces) {
      const counts = countedPieces(fieldWith(piece));
      const counted = TERRAIN_COLUMNS.filter((column) => counts[column] > 0);
      expect(counted.length).toBeLessThanOrEqual(kind.isFixed ? 0 : 1);
      expect(Array.isArray(checkBattlefield(fieldWith(piece)).findings)).toBe(true);
      for (const language of LANGUAGES) {
        const t = translatorFor(language, "battlefield");
        const effect = t(`effects.${kind.kind}`, EFFECT_FIGURES[kind.kind]);
        for (const text of [effect, t(`kinds.${kind.kind}`), pieceText(piece, t)]) {
          expect(text, language).toMatch(/\S/);
          expect(text, language).not.toMatch(/battlefield\.|\{/);
        }
      }
    }
  });

  it("is laid by its tool as its kind begins", () => {
    const points = startingPoints(kind.kind, [60, 60]);
    const laid = newThing({ kind: kind.kind, id: "n", points, field: EMPTY });
    if (laid?.list !== "pieces") throw new Error("no piece was laid");
    expect(fieldWith(laid.thing).pieces).toEqual([laid.thing]);
    expect(pieceKindOf(laid.thing).check?.(laid.thing, "/pieces/0") ?? []).toEqual([]);
    for (const language of LANGUAGES) {
      const tool = translatorFor(language, "battlefieldDesk")(`tool.${kind.kind}`);
      expect(tool, language).not.toContain("battlefieldDesk");
    }
  });
});

const NEW = { id: "p", name: "", placedBy: "south", origin: "bought", points: [] } as const;

function blankOf(kind: Kind["kind"], level?: 0 | 1 | 2 | 3): BattlefieldPiece {
  const piece = pieceKindOf({ kind }).blank({ ...NEW, points: [] });
  return { ...piece, ...(level !== undefined && { level }) } as BattlefieldPiece;
}

describe("the kinds of pieces", () => {
  it("are sold as woods, hills, difficult ground and villages up to level 2 [13.3]", () => {
    const sold = [1, 2, 3].map((level) => upgradeOf(blankOf("built-up", level as 1)));
    expect(sold).toEqual(["built-up-1", "built-up-2", null]);
    expect(upgradeOf(blankOf("difficult"))).toBe("difficult-ground");
    expect(upgradeOf(blankOf("impassable"))).toBeNull();
  });

  it("take one road through a wood, any on a hill, none through a lake [14.4]", () => {
    expect(pieceKindOf({ kind: "wood" }).road).toBe("only-one");
    expect(pieceKindOf({ kind: "hill" }).road).toBe("free");
    expect(pieceKindOf({ kind: "impassable" }).road).toBe("none");
    expect(pieceKindOf({ kind: "stream" }).road).toBe("crossing");
  });
});
