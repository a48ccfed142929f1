/** What readers should know about a footprint. */
export const FOOTPRINT_REMARKS = [
  /** The arm has no such formation; the arm's usual formation is drawn instead. */
  "formation-not-of-arm",
  /** The unit has no figures yet; it is drawn as one figure. */
  "no-figures",
  /** Fewer than three figures: such a unit leaves the table [5.5.2]. */
  "below-three-figures",
  /** Fewer figures than the formation requires; legal, but the opponent must be informed [1.3.1]. */
  "fewer-figures-than-formation",
  /** A square of fewer than 24 figures is too small to have a real hollow. */
  "square-below-24",
  /** The last rank, or a side of the square, is not full. */
  "rank-incomplete",
  /** The requested front is narrower than the formation allows. */
  "front-below-rule",
  /** The requested front leaves fewer ranks than the formation allows. */
  "depth-below-rule",
  /** The requested front is wider than the unit has figures. */
  "front-exceeds-figures",
  /** The formation fixes its front; the requested one is ignored. */
  "front-fixed-by-formation",
  /** No limber size is set; the column may be longer than drawn. */
  "limber-size-unset",
  /** Only a skirmish line has spacing [1.3.2]. */
  "spacing-not-used",
  /** Gunners at work or rest stand next to their guns; the ground of the guns is drawn [1.3.5, 1.3.6]. */
  "gunners-leave-guns",
] as const;
export type FootprintRemark = (typeof FOOTPRINT_REMARKS)[number];

/** The ground of one figure (or one model gun), and how many figures share one base. */
export interface BaseSize {
  readonly frontMm: number;
  readonly depthMm: number;
  readonly figuresPerBase: number;
}

export type PointCm = readonly [number, number];

/** The ground a unit covers. Points are in cm relative to the centre; the front faces +y. */
export interface Footprint {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly files: number;
  readonly ranks: number;
  readonly outline: readonly PointCm[];
  /** The hollow of a square; null for solid formations. */
  readonly hole: readonly PointCm[] | null;
  readonly remarks: readonly FootprintRemark[];
}

type Troop = { readonly figures: number; readonly base: BaseSize };

/** Column of attack and battalion mass are at least this wide and deep [1.3.1]. */
const LEAST_ATTACK_FRONT = 4;
const LEAST_ATTACK_RANKS = 4;
const LEAST_HOLLOW_SQUARE = 24;
/** A square's walls are two deep on either side, which takes this many places off each dimension of the hollow. */
const RING_PLACES = 4;
const ROUND_CORNERS = 24;

/** Full ranks of `files` abreast, one behind the other. */
export function block(input: Troop & { files: number; leastFigures?: number }): Footprint {
  const { figures, files, base, leastFigures = 0 } = input;
  const ranks = Math.ceil(figures / files);
  const remarks: FootprintRemark[] = [];
  if (figures < leastFigures) remarks.push("fewer-figures-than-formation");
  if (figures % files !== 0) remarks.push("rank-incomplete");
  return {
    ...rectangle(files * cm(base.frontMm), ranks * cm(base.depthMm)),
    files,
    ranks,
    remarks,
  };
}

/**
 * A column of attack. Without a requested front it takes an even number of files near the square root of the figures,
 * so that the column has about as many files as ranks [1.3.1].
 */
export function attackColumn(input: Troop & { frontFigures: number | null }): Footprint {
  const { figures, base, frontFigures } = input;
  const asked = frontFigures ?? usualAttackFront(figures);
  const shape = block({ figures, files: Math.min(asked, figures), base });
  const remarks = [...shape.remarks];
  if (figures < LEAST_ATTACK_FRONT * LEAST_ATTACK_RANKS) {
    remarks.push("fewer-figures-than-formation");
  } else if (asked < LEAST_ATTACK_FRONT) remarks.push("front-below-rule");
  else if (shape.ranks < LEAST_ATTACK_RANKS) remarks.push("depth-below-rule");
  if (asked > figures && frontFigures !== null) remarks.push("front-exceeds-figures");
  return { ...shape, remarks };
}

function usualAttackFront(figures: number): number {
  const even = 2 * Math.floor(Math.sqrt(figures) / 2);
  return Math.max(LEAST_ATTACK_FRONT, even);
}

/** A square: a ring two deep whose sides differ by at most one file; solid if there are too few figures. */
export function ring({ figures, base }: Troop): Footprint {
  const [files, ranks] = ringSides(figures);
  const remarks: FootprintRemark[] = [];
  if (figures < LEAST_HOLLOW_SQUARE) remarks.push("square-below-24");
  if (ringPlaces(files, ranks) !== figures) remarks.push("rank-incomplete");
  const sideFiles = ranks - RING_PLACES;
  if (sideFiles <= 0) {
    const solid = rectangle(files * cm(base.frontMm), ranks * cm(base.depthMm));
    return { ...solid, files, ranks, remarks };
  }
  return { ...hollowRectangle({ files, sideFiles, base }), files, ranks, remarks };
}

/** The figures on the flanks face outward, so their fronts lie along the square's depth. */
function hollowRectangle(input: { files: number; sideFiles: number; base: BaseSize }) {
  const frontCm = cm(input.base.frontMm);
  const wallsCm = RING_PLACES * cm(input.base.depthMm);
  const hollowDepthCm = input.sideFiles * frontCm;
  const widthCm = Math.max(input.files * frontCm, wallsCm);
  const hole = widthCm > wallsCm ? corners(widthCm - wallsCm, hollowDepthCm) : null;
  return { ...rectangle(widthCm, wallsCm + hollowDepthCm), hole };
}

/** The smallest ring that holds the figures, as places along its front and along its flank. */
function ringSides(figures: number): [number, number] {
  let sum = 2;
  while (ringPlaces(Math.ceil(sum / 2), Math.floor(sum / 2)) < figures) sum += 1;
  return [Math.ceil(sum / 2), Math.floor(sum / 2)];
}

function ringPlaces(files: number, ranks: number): number {
  return files * ranks - Math.max(0, files - RING_PLACES) * Math.max(0, ranks - RING_PLACES);
}

/** One rank with gaps; where several figures share a base, each figure keeps the same space [1.3.2]. */
export function skirmishLine(input: Troop & { gapWidths: number }): Footprint {
  const { figures, base, gapWidths } = input;
  const front = cm(base.frontMm);
  const bases = Math.ceil(figures / base.figuresPerBase);
  const gaps = (bases - 1) * gapWidths * base.figuresPerBase;
  const shape = rectangle((figures + gaps) * front, cm(base.depthMm));
  return { ...shape, files: figures, ranks: 1, remarks: [] };
}

/** Limbered guns one behind another, each with its limber [1.3.1]. */
export function limberedColumn(input: {
  readonly guns: number;
  readonly base: BaseSize;
  readonly limberDepthMm: number | null;
}): Footprint {
  const { guns, base, limberDepthMm } = input;
  const gunDepthCm = cm(base.depthMm + (limberDepthMm ?? 0));
  return {
    ...rectangle(cm(base.frontMm), guns * gunDepthCm),
    files: 1,
    ranks: guns,
    remarks: limberDepthMm === null ? ["limber-size-unset"] : [],
  };
}

/**
 * A solid round mass with the area of its figures: huddle, work and rest [1.3.1, 1.3.5, 1.3.6]. For a garrison it marks
 * the unit's place in its building, and shows how much of a ground plan its figures need [6.1.1].
 */
export function roundMass({ figures, base }: Troop): Footprint {
  const area = figures * cm(base.frontMm) * cm(base.depthMm);
  const turn = (2 * Math.PI) / ROUND_CORNERS;
  const radius = Math.sqrt((2 * area) / (ROUND_CORNERS * Math.sin(turn)));
  const outline = Array.from(
    { length: ROUND_CORNERS },
    (_, i): PointCm => [radius * Math.sin(i * turn), radius * Math.cos(i * turn)],
  );
  return {
    widthCm: 2 * radius,
    depthCm: 2 * radius,
    files: Math.ceil((2 * radius) / cm(base.frontMm)),
    ranks: Math.ceil((2 * radius) / cm(base.depthMm)),
    outline,
    hole: null,
    remarks: [],
  };
}

function rectangle(widthCm: number, depthCm: number) {
  return { widthCm, depthCm, outline: corners(widthCm, depthCm), hole: null };
}

/** The corners, clockwise from the left of the front. */
function corners(widthCm: number, depthCm: number): PointCm[] {
  const [x, y] = [widthCm / 2, depthCm / 2];
  return [
    [-x, y],
    [x, y],
    [x, -y],
    [-x, -y],
  ];
}

const cm = (mm: number) => mm / 10;
