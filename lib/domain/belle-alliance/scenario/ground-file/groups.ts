import type { FileForm, FileShape } from "./ground-file";
import { terrainChoice } from "./terrain-choices";
import { HEIGHT_TAGS, SORTING_TAGS, TERRAIN_TAGS } from "./terrain-tags";

/** Shapes of a file with the same tag and form, so that one answer serves all. */
export interface ShapeGroup {
  /** The property and value they have in common, such as `natural=wood`; `=` if there is none. */
  readonly tag: string;
  readonly form: FileForm;
  readonly shapes: readonly FileShape[];
  /** The legend key of the terrain kind they most likely are; null if nothing indicates one. */
  readonly likely: string | null;
}

/** The shapes of a file grouped by tag and form, the most frequent first. */
export function groupsOf(shapes: readonly FileShape[]): readonly ShapeGroup[] {
  const groups = new Map<string, FileShape[]>();
  for (const shape of shapes) {
    const key = `${shape.form} ${tagOf(shape)}`;
    const group = groups.get(key);
    if (group) group.push(shape);
    else groups.set(key, [shape]);
  }
  return [...groups.values()]
    .flatMap((ofGroup) => {
      const [first] = ofGroup;
      if (!first) return [];
      const tag = tagOf(first);
      return [{ tag, form: first.form, shapes: ofGroup, likely: likelyKind(tag, first.form) }];
    })
    .toSorted((a, b) => b.shapes.length - a.shapes.length);
}

function tagOf({ tags, heightMetres }: FileShape): string {
  if (heightMetres !== null) return "contour=*";
  const known = TERRAIN_TAGS.find(([tag]) => isTagged(tags, tag));
  if (known) return writtenTag(tags, known[0]);
  const name = SORTING_TAGS.find((each) => tags[each]);
  return name ? `${name}=${tags[name]}` : "=";
}

function isTagged(tags: FileShape["tags"], tag: string): boolean {
  const [name = "", value] = tag.split("=");
  const own = tags[name];
  return own !== undefined && own !== "no" && (value === "*" || own === value);
}

/** The tag of a group: the written value only for roads and waterways, otherwise the tag as listed. */
function writtenTag(tags: FileShape["tags"], tag: string): string {
  const [name = ""] = tag.split("=");
  return name === "highway" || name === "waterway" ? `${name}=${tags[name]}` : tag;
}

function likelyKind(tag: string, form: FileForm): string | null {
  const [name = "", value = ""] = tag.split("=");
  const [, key = null] =
    TERRAIN_TAGS.find(([each]) => each === tag) ??
    TERRAIN_TAGS.find(([each]) => each === `${name}=*` && value !== "") ??
    [];
  if (key === null || form === "point") return null;
  // Proposed only if the forms match: a line is not an area, and an area need not mean the line around it.
  const wanted = terrainChoice(key).form;
  return wanted === form ? key : null;
}

/** The height in metres given in a shape's properties; null if there is none. */
export function heightOf(tags: FileShape["tags"]): number | null {
  const name = HEIGHT_TAGS.find((each) => tags[each] !== undefined);
  const metres = name === undefined ? Number.NaN : Number(String(tags[name]).replace(",", "."));
  return Number.isFinite(metres) ? metres : null;
}
