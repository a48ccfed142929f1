/**
 * An independent umpire: judges a battlefield's JSON only by chapters III and XIV, with its own table and geometry and
 * no code of the service.
 */
type Place = [number, number];
interface Thing {
  id: string;
  kind: string;
  level?: number;
  placedBy: string;
  origin?: string;
  widthCm?: number;
  points: Place[];
}
interface Road {
  id: string;
  placedBy: string;
  points: Place[];
}
interface Bridge extends Road {
  origin: string;
  waterId: string;
}
export interface Sheet {
  table: { widthCm: number; depthCm: number };
  area: string;
  initiative: string;
  pieces: Thing[];
  crossings: Bridge[];
  roads: Road[];
  bases: { edge: string; points: Place[] }[];
  deploymentZones: { edge: string; depthCm: number }[];
  objectives: { role: string; pieceId: string; points: number; chosenBy: string }[];
}

const KINDS = "difficult wood rise impassable stream river fence b1 b2 b3".split(" ");
/** The table of 14.3, minimums in brackets; the last column is roads. */
const TABLE_OF_AREAS: Record<string, string> = {
  developed: "2(1) 2(1) 2(0) 1(0) 1(0) 1(0) 3(1) 2(1) 4(2) 3(1) 4(2)",
  farmland: "4(2) 2(1) 2(0) 1(0) 1(0) 1(0) 4(2) 4(2) 2(1) 1(0) 4(2)",
  plains: "3(1) 4(2) 3(1) 1(0) 1(0) 1(0) 2(0) 3(1) 2(1) 1(0) 2(2)",
  woodland: "3(1) 6(4) 4(2) 1(0) 1(1) 1(0) 1(0) 2(1) 1(0) 0(0) 2(2)",
  uplands: "2(1) 4(2) 6(3) 2(0) 1(0) 1(0) 2(0) 2(1) 2(1) 0(0) 2(2)",
  mountains: "2(1) 4(2) 8(4) 2(1) 1(1) 1(0) 1(0) 2(1) 1(0) 0(0) 2(2)",
};

/** Everything the umpire objects to; empty for a legal field. */
export function umpire(sheet: Sheet): string[] {
  return [
    ...numbers(sheet),
    ...order(sheet),
    ...sizes(sheet),
    ...overlaps(sheet),
    ...ways(sheet),
    ...waters(sheet),
    ...edges(sheet),
    ...goals(sheet),
  ];
}

function kindOf({ kind, level }: Thing): string {
  if (kind === "hill" || kind === "gully") return "rise";
  return kind === "built-up" ? `b${level}` : kind;
}

function bounds(area: string): { most: number; least: number }[] {
  return (TABLE_OF_AREAS[area] ?? "").split(" ").map((cell) => {
    const [most = "", least = ""] = cell.split(/[()]/);
    return { most: Number(most), least: Number(least) };
  });
}

function numbers({ area, pieces, roads, table }: Sheet): string[] {
  const limits = bounds(area);
  const counts = KINDS.map((kind) => pieces.filter((piece) => kindOf(piece) === kind).length);
  const wrong = [...counts, roads.length].flatMap((count, i) => {
    const { most = 0, least = 0 } = limits[i] ?? {};
    return count > most || count < least ? [`${count} of ${KINDS[i] ?? "roads"} in ${area}`] : [];
  });
  const room = Math.floor((table.widthCm * table.depthCm) / 1200);
  const small = table.widthCm * table.depthCm === 14_400;
  const fits = small ? pieces.length === 12 : pieces.length <= room;
  const unknown = pieces.filter(
    (piece) => !KINDS.includes(kindOf(piece)) || piece.origin !== "placed",
  );
  return [
    ...wrong,
    ...(fits ? [] : [`${pieces.length} pieces on ${table.widthCm} × ${table.depthCm}`]),
    ...unknown.map(({ id }) => `${id} is in no column`),
  ];
}

function order({ area, pieces, roads, initiative }: Sheet): string[] {
  const faults: string[] = [];
  const other = initiative === "south" ? "north" : "south";
  pieces.forEach(({ placedBy, id }, i) => {
    if (placedBy !== (i % 2 ? other : initiative)) faults.push(`${id} out of turn`);
  });
  roads.forEach(({ placedBy, id }, i) => {
    if (placedBy !== (i % 2 ? initiative : other)) faults.push(`${id} out of turn`);
  });
  for (const player of [initiative, other]) {
    const own = pieces.filter(({ placedBy }) => placedBy === player).map(isWater);
    if (own.lastIndexOf(true) > own.indexOf(false) && own.includes(false)) {
      faults.push(`${player} placed water late`);
    }
  }
  const left = bounds(area).map(({ least }) => least);
  for (const piece of pieces.filter((each) => !isWater(each))) {
    const column = KINDS.indexOf(kindOf(piece));
    const owed = left.some(
      (count, i) => count > 0 && i < 10 && !/stream|river/.test(KINDS[i] ?? ""),
    );
    if (owed && !left[column]) faults.push(`${piece.id} before the obligatory ones`);
    left[column] = (left[column] ?? 0) - 1;
  }
  return faults;
}

function sizes({ pieces, table }: Sheet): string[] {
  return pieces.flatMap(({ id, kind, points, widthCm = 0 }) => {
    const off = points.some(([x, y]) => x < 0 || y < 0 || x > table.widthCm || y > table.depthCm);
    const faults = off ? [`${id} off the table`] : [];
    if (kind === "stream" && widthCm > 1) faults.push(`${id} is no small river`);
    if (kind === "built-up" && !isSquareOf(points, 10)) faults.push(`${id} is not 10 × 10`);
    if (kind === "gully" && !fitsInto(points, 20.2, 4.2)) faults.push(`${id} is over 20 × 4`);
    const ends = [points[0], points.at(-1)] as Place[];
    const toEdge = ends.every(
      ([x, y]) => x === 0 || y === 0 || x === table.widthCm || y === table.depthCm,
    );
    if (kind === "river" || kind === "stream") {
      if (!toEdge) faults.push(`${id} does not run from edge to edge`);
    }
    return faults;
  });
}

function isSquareOf(points: Place[], side: number): boolean {
  const lengths = points.map((from, i) => far(from, points[(i + 1) % points.length] as Place));
  const across = far(points[0] as Place, points[2] as Place);
  return (
    points.length === 4 &&
    [...lengths, across / Math.SQRT2].every((length) => Math.abs(length - side) < 0.02)
  );
}

/** Whether a rectangle of that size can contain all the points, tried at every half degree. */
function fitsInto(points: Place[], long: number, wide: number): boolean {
  for (let half = 0; half < 720; half++) {
    const angle = (half * Math.PI) / 720;
    const along = points.map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle));
    const across = points.map(([x, y]) => y * Math.cos(angle) - x * Math.sin(angle));
    const span = (values: number[]) => Math.max(...values) - Math.min(...values);
    const [a, b] = [span(along), span(across)];
    if ((a <= long && b <= wide) || (b <= long && a <= wide)) return true;
  }
  return false;
}

function overlaps({ pieces, bases }: Sheet): string[] {
  const areas = [
    ...pieces.filter(isArea),
    ...bases.map(({ edge, points }) => ({ id: edge, points })),
  ];
  const faults: string[] = [];
  for (const a of areas) {
    const rim = walk([...a.points, a.points[0] as Place], 0.5);
    for (const b of areas) {
      if (a !== b && rim.some((place) => inside(place, b.points)))
        faults.push(`${a.id} on ${b.id}`);
    }
  }
  for (const water of pieces.filter(isWater)) {
    const course = walk(water.points, 0.5);
    for (const { id, points } of areas) {
      const reach = (water.widthCm ?? 0) / 2;
      const wet = course.some((place) => inside(place, points) || toRim(place, points) < reach);
      if (wet) faults.push(`${water.id} in ${id}`);
    }
  }
  return faults;
}

function ways({ pieces, roads, bases }: Sheet): string[] {
  const faults: string[] = [];
  const used = new Map<string, number>();
  const houses = [...pieces.filter(({ kind }) => kind === "built-up"), ...bases];
  for (const road of roads) {
    const others = roads.filter((other) => other !== road).map(({ points }) => walk(points, 0.2));
    for (const end of [road.points[0], road.points.at(-1)] as Place[]) {
      const home = houses.some(({ points }) => inside(end, points));
      const fork = others.some((other) => other.some((place) => far(place, end) < 0.3));
      if (!home && !fork) faults.push(`${road.id} leads nowhere`);
    }
    const trace = walk(road.points, 0.2);
    for (const { id, kind, points } of pieces.filter(isArea)) {
      if (!trace.some((place) => inside(place, points))) continue;
      if (kind === "impassable") faults.push(`${road.id} through ${id}`);
      if (/wood|gully|difficult/.test(kind)) used.set(id, (used.get(id) ?? 0) + 1);
    }
  }
  for (const [id, count] of used) if (count > 1) faults.push(`${count} roads through ${id}`);
  return faults;
}

function waters({ pieces, roads, crossings }: Sheet): string[] {
  const faults: string[] = [];
  const meetings = pieces
    .filter(isWater)
    .flatMap((water) =>
      roads.flatMap((road) =>
        crossingsOf(road.points, water.points).map((place) => ({ water, place })),
      ),
    );
  for (const { water, place } of meetings) {
    const bridged = crossings.some(
      (each) => each.waterId === water.id && toLine(place, each.points) < 0.5,
    );
    if (!bridged) faults.push(`a road wades ${water.id}`);
  }
  for (const bridge of crossings) {
    const water = pieces.find(({ id }) => id === bridge.waterId);
    if (!water || crossingsOf(bridge.points, water.points).length !== 1) {
      faults.push(`${bridge.id} spans nothing`);
    }
    const byRoad = meetings.some(({ place }) => toLine(place, bridge.points) < 0.5);
    const free = water?.kind === "river" && water.placedBy !== bridge.placedBy;
    if (bridge.origin === "road" ? !byRoad : !free) faults.push(`${bridge.id} is nobody's right`);
  }
  const given = crossings.filter(({ origin }) => origin === "right");
  if (given.length > 1) faults.push("more than one free crossing");
  return faults;
}

function edges({ bases, deploymentZones, table }: Sheet): string[] {
  const middle = table.widthCm / 2;
  const asked = JSON.stringify([
    [middle - 4, 0, middle + 4, 4],
    [middle - 4, table.depthCm - 4, middle + 4, table.depthCm],
  ]);
  const found = ["south", "north"].map((edge) => {
    const { points = [] } = bases.find((base) => base.edge === edge) ?? {};
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  });
  const zones = deploymentZones.map(({ edge, depthCm }) => `${edge} ${depthCm}`).sort();
  return [
    ...(bases.length === 2 && JSON.stringify(found) === asked ? [] : ["bases"]),
    ...(zones.join() === "north 20,south 20" ? [] : ["deployment zones"]),
  ];
}

function goals({ objectives, pieces, table, initiative }: Sheet): string[] {
  const able = pieces.filter((piece) => isArea(piece) && piece.kind !== "impassable");
  const centre: Place = [table.widthCm / 2, table.depthCm / 2];
  const near = (piece: Thing) => (inside(centre, piece.points) ? 0 : toRim(centre, piece.points));
  const uneven = ({ points }: Thing) => {
    const ys = points.map(([, y]) => y);
    return Math.abs(
      Math.max(0, Math.min(...ys) - 20) - Math.max(0, table.depthCm - 20 - Math.max(...ys)),
    );
  };
  const byId = (id: string) => able.find((piece) => piece.id === id);
  const main = objectives.filter(({ role }) => role === "main");
  const sides = objectives.filter(({ role }) => role === "secondary");
  const chosen = objectives.map(({ pieceId }) => byId(pieceId));
  if (main.length !== 1 || sides.length !== 2) return ["not one main and two secondary objectives"];
  if (chosen.some((piece) => !piece)) return ["an objective nobody can hold"];
  const [first, ...others] = chosen as Thing[];
  const rest = able.filter((piece) => !chosen.includes(piece));
  const faults: string[] = [];
  if (able.some((piece) => near(piece) < near(first as Thing) - 0.05))
    faults.push("main not nearest");
  const worst = Math.max(...others.map(uneven));
  if (rest.some((piece) => uneven(piece) < worst - 0.05)) faults.push("secondary not most even");
  if (new Set(chosen).size !== 3) faults.push("one piece twice");
  if (main[0]?.points !== 10 || sides.some(({ points }) => points !== 5)) faults.push("points");
  if (main[0]?.chosenBy !== initiative) faults.push("main chosen by the wrong player");
  if (sides.some(({ chosenBy }) => chosenBy === initiative))
    faults.push("secondary chosen wrongly");
  return faults;
}

function isWater({ kind }: { kind: string }): boolean {
  return kind === "stream" || kind === "river";
}

function isArea(thing: { kind: string }): boolean {
  return !isWater(thing) && thing.kind !== "fence";
}

function far([a, b]: Place, [c, d]: Place): number {
  return Math.hypot(a - c, b - d);
}

/** Points along a line, at most `step` apart. */
function walk(line: Place[], step: number): Place[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i] as Place;
    const parts = Math.max(1, Math.ceil(far(from, to) / step));
    return Array.from(
      { length: parts + 1 },
      (_, n): Place => [
        from[0] + ((to[0] - from[0]) * n) / parts,
        from[1] + ((to[1] - from[1]) * n) / parts,
      ],
    );
  });
}

/** Whether a point is inside a ring, by the winding number; quick if the whole ring is west or east of it. */
function inside([x, y]: Place, ring: Place[]): boolean {
  if (ring.every(([cx]) => cx < x) || ring.every(([cx]) => cx > x)) return false;
  if (ring.every(([, cy]) => cy < y) || ring.every(([, cy]) => cy > y)) return false;
  const turns = ring.map(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] as Place;
    return Math.atan2(
      (ax - x) * (by - y) - (bx - x) * (ay - y),
      (ax - x) * (bx - x) + (ay - y) * (by - y),
    );
  });
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0)) > Math.PI;
}

function toLine([x, y]: Place, line: Place[]): number {
  const distances = line.slice(1).map(([bx, by], i) => {
    const [ax, ay] = line[i] as Place;
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const share = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    return far([x, y], [ax + share * (bx - ax), ay + share * (by - ay)]);
  });
  return Math.min(...distances);
}

function toRim(place: Place, ring: Place[]): number {
  return toLine(place, [...ring, ring[0] as Place]);
}

/** The points where two lines cross, by Cramer's rule; points within a millimetre of each other count as one. */
function crossingsOf(a: Place[], b: Place[]): Place[] {
  const found: Place[] = [];
  for (let i = 1; i < a.length; i++) {
    for (let j = 1; j < b.length; j++) {
      const [[px, py], [qx, qy]] = [a[i - 1] as Place, a[i] as Place];
      const [[rx, ry], [sx, sy]] = [b[j - 1] as Place, b[j] as Place];
      const whole = (qx - px) * (ry - sy) - (qy - py) * (rx - sx);
      if (whole === 0) continue;
      const t = ((rx - px) * (ry - sy) - (ry - py) * (rx - sx)) / whole;
      const u = ((qx - px) * (ry - py) - (qy - py) * (rx - px)) / whole;
      const place: Place = [px + t * (qx - px), py + t * (qy - py)];
      const crosses = t >= 0 && t <= 1 && u >= 0 && u <= 1;
      if (crosses && found.every((other) => far(other, place) > 0.1)) found.push(place);
    }
  }
  return found;
}
