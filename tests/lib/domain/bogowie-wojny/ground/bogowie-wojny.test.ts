import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Battlefield,
  type BattlefieldPiece,
  battlefieldSchema,
} from "@/lib/domain/bogowie-wojny/field/battlefield";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import { countedPieces } from "@/lib/domain/bogowie-wojny/field/checks/counts";
import { battlefieldFile } from "@/lib/domain/bogowie-wojny/field/drawing/battlefield-file";
import { deskScene } from "@/lib/domain/bogowie-wojny/field/drawing/field-scene";
import { newThing, startingPoints } from "@/lib/domain/bogowie-wojny/field/new-thing";
import { pieceFrom, workFrom } from "@/lib/domain/bogowie-wojny/field/placing/add-to-field";
import { pieceFormSchema, workFormSchema } from "@/lib/domain/bogowie-wojny/field/placing/form";
import {
  formOf,
  type PieceForm,
  sizesOf,
  type WorkForm,
} from "@/lib/domain/bogowie-wojny/field/placing/thing-form";
import { upgradeOf } from "@/lib/domain/bogowie-wojny/field/side";
import { TERRAIN_EFFECTS } from "@/lib/domain/bogowie-wojny/field/terrain-effects";
import { thingText } from "@/lib/domain/bogowie-wojny/field/thing-text";
import {
  type AnyFieldKind,
  FIELD_KINDS,
  fieldKindOf,
  type ListedThing,
} from "@/lib/domain/bogowie-wojny/ground/field-kinds";
import type { Span } from "@/lib/domain/bogowie-wojny/ground/laying";
import { FIELD_PIECES, pieceKindOf } from "@/lib/domain/bogowie-wojny/ground/pieces";
import type { ThingControl } from "@/lib/domain/bogowie-wojny/ground/thing-kind";
import { isWorkKind, WORK_KINDS } from "@/lib/domain/bogowie-wojny/ground/works";
import { LANGUAGES } from "@/lib/domain/document/language";
import type { PointCm } from "@/lib/domain/document/primitives";
import { penFor } from "@/lib/domain/table/drawing/draw-scene";
import { svgText } from "@/lib/domain/table/drawing/svg-node";
import { translatorFor } from "@/lib/i18n/translator";
import { TERRAIN_COLUMNS } from "@/lib/rules/bogowie-wojny/battle-area";
import { COUNTED_SORTS } from "@/lib/rules/bogowie-wojny/terrain-piece";

/** All states that the desk can give a thing. */
function statesOf({ controls }: AnyFieldKind): Record<string, unknown>[] {
  return controls.reduce<Record<string, unknown>[]>(
    (states, control) =>
      states.flatMap((state) => valuesOf(control).map((value) => ({ ...state, ...value }))),
    [{}],
  );
}

function valuesOf(control: ThingControl): readonly Record<string, unknown>[] {
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
    case "crossing":
      return control.choices.map((crossing) => ({ crossing }));
    case "right":
      return control.choices.map((origin) => ({ origin }));
    case "water":
      return [{ waterId: "w" }];
  }
}

const cm = fc.integer({ min: -1_000, max: 20_000 }).map((hundredths) => hundredths / 100);

/** Corners as users may draw them: off the table, coinciding, or crossing. */
function randomCorners({ shape }: AnyFieldKind): PointCm[][] {
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

const WATER = pieceKindOf({ kind: "river" }).blank({
  id: "w",
  name: "",
  placedBy: "south",
  origin: "placed",
  points: [
    [0, 60],
    [180, 60],
  ],
});

function fieldWith({ list, thing }: ListedThing): Battlefield {
  return battlefieldSchema.parse({ ...EMPTY, [list]: [thing] });
}

/** A thing of a kind as its drawing tool creates it. */
function laidBy({ kind }: AnyFieldKind): ListedThing {
  const field: Battlefield = { ...EMPTY, pieces: [WATER] };
  const laid = newThing({ kind, id: "n", points: startingPoints(kind, [60, 60]), field });
  if (!laid) throw new Error(`no ${kind} was laid`);
  return laid;
}

const BROKEN = /NaN|undefined|Infinity|null/;

describe.each(FIELD_KINDS)("a $kind, in every state of its fields", (kind) => {
  const { list, thing: blank } = laidBy(kind);
  const things = statesOf(kind).flatMap((state) =>
    randomCorners(kind).map((points) => {
      const ways = "ways" in blank && { ways: [points[0], points.at(-1)] };
      return { list, thing: { ...blank, ...state, points, ...ways } } as ListedThing;
    }),
  );

  it("is stored, sent and comes back as it was", () => {
    for (const { thing } of things) {
      const field = fieldWith({ list, thing } as ListedThing);
      expect(field[list]).toEqual([thing]);
      expect(battlefieldSchema.parse(JSON.parse(JSON.stringify(field)))).toEqual(field);
    }
  });

  it("is drawn on the sheet and can be gripped on the desk", () => {
    for (const found of things) {
      const field = fieldWith(found);
      expect(battlefieldFile(field, "A field")).not.toMatch(BROKEN);
      const scene = deskScene(field);
      expect(scene.shapes.map(({ id }) => id)).toContain(found.thing.id);
      const pen = penFor(scene, { palette: "light", size: "page", idPrefix: "m" });
      for (const { draw } of scene.signs) expect(svgText(draw(pen))).not.toMatch(BROKEN);
    }
  });

  it("has a name in running text and on its tool, and the check answers", () => {
    for (const found of things) {
      expect(Array.isArray(checkBattlefield(fieldWith(found)).findings)).toBe(true);
      for (const language of LANGUAGES) {
        const t = translatorFor(language, "battlefield");
        const tool = translatorFor(language, "battlefieldDesk")(`tool.${kind.kind}`);
        for (const text of [tool, thingText(found, t)]) {
          expect(text, language).toMatch(/\S/);
          expect(text, language).not.toMatch(/battlefield|\{/);
        }
      }
    }
  });

  it("is laid by its tool as its kind begins", () => {
    const laid = laidBy(kind);
    expect(fieldWith(laid)[list]).toEqual([laid.thing]);
    expect(fieldKindOf(laid).check?.(laid.thing, "/x/0") ?? []).toEqual([]);
  });
});

const TO_LAY = [...COUNTED_SORTS, ...WORK_KINDS.map((kind) => ({ kind, level: null }))];

it.each(TO_LAY)(
  "a $kind $level is begun by its players as they may ask for it",
  ({ kind, level }) => {
    for (const at of [0, 1] as const) {
      const place = { x: 60, y: 30, turnDeg: 20 };
      const course = () => ({ from: [0, 40] as PointCm, to: [180, 50] as PointCm, shape: 7 });
      const options = { place, shape: 7, level, sizeOf: (span: Span) => span[at], course };
      const form = formOf(kind, options) as PieceForm | WorkForm;
      const schema = isWorkKind(kind) ? workFormSchema : pieceFormSchema;
      expect(schema.parse(form)).toEqual(form);
      for (const { value, span } of sizesOf(form)) {
        expect(value).toBeGreaterThanOrEqual(span[0]);
        expect(value).toBeLessThanOrEqual(span[1]);
      }
      const found = laidFrom(form);
      expect(fieldWith(found)[found.list]).toEqual([found.thing]);
      expect(fieldKindOf(found).check?.(found.thing, "/x/0") ?? []).toEqual([]);
    }
  },
);

function laidFrom(form: PieceForm | WorkForm): ListedThing {
  if (isWorkForm(form)) return { list: "fieldWorks", thing: workFrom(EMPTY, form, "south") };
  return { list: "pieces", thing: pieceFrom(EMPTY, form, { placedBy: "south", origin: "placed" }) };
}

function isWorkForm(form: PieceForm | WorkForm): form is WorkForm {
  return isWorkKind(form.kind);
}

it.each(FIELD_PIECES)("a $kind is counted by 14.3 at most once", (kind) => {
  for (const state of statesOf(kind)) {
    const laid = laidBy(kind);
    const thing = { ...laid.thing, ...state };
    const counts = countedPieces(fieldWith({ ...laid, thing } as ListedThing));
    const counted = TERRAIN_COLUMNS.filter((column) => counts[column] > 0);
    expect(counted.length).toBeLessThanOrEqual(kind.beforehand === "always" ? 0 : 1);
  }
});

it.each(TERRAIN_EFFECTS)("what 3.5 says of a $kind has its words", ({ kind, effectFigures }) => {
  for (const language of LANGUAGES) {
    const t = translatorFor(language, "battlefield");
    for (const text of [t(`effects.${kind}`, effectFigures), t(`kinds.${kind}`)]) {
      expect(text, language).toMatch(/\S/);
      expect(text, language).not.toMatch(/battlefield\.|\{/);
    }
  }
});

const NEW = { id: "p", name: "", placedBy: "south", origin: "bought", points: [] } as const;

function blankOf(kind: BattlefieldPiece["kind"], level?: 0 | 1 | 2 | 3): BattlefieldPiece {
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
