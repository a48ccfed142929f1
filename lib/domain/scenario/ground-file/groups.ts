import type { FileForm, FileShape } from "./ground-file";
import { terrainChoice } from "./terrain-choices";
import { HEIGHT_TAGS, SORTING_TAGS, TERRAIN_TAGS } from "./terrain-tags";

/** Shapes of a file that say the same of themselves: one answer for all. */
export interface ShapeGroup {
  /** The property and value they have in common, `natural=wood`; `=` where they have none. */
  readonly tag: string;
  readonly form: FileForm;
  readonly shapes: readonly FileShape[];
  /** The kind of terrain they most likely are, by its key in the legend; null where nothing says so. */
  readonly likely: string | null;
}

/** The shapes of a file by what they say of themselves, the most frequent first. */
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

/** What is said of any value is one group, whatever the value. */
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
  // A line is no area; an area may stand for the line around it, but not a river's.
  const wanted = terrainChoice(key).form;
  return wanted === form ? key : null;
}

/** The height a shape's properties name, in metres; null where none does. */
export function heightOf(tags: FileShape["tags"]): number | null {
  const name = HEIGHT_TAGS.find((each) => tags[each] !== undefined);
  const metres = name === undefined ? Number.NaN : Number(String(tags[name]).replace(",", "."));
  return Number.isFinite(metres) ? metres : null;
}
