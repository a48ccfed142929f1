import { foldText } from "../../../document/fold-text";
import { type FileForm, type FileShape, FOOT_METRES } from "./ground-file";
import { terrainChoice } from "./terrain-choices";
import { HEIGHT_TAGS, SORTING_TAGS, TERRAIN_TAGS, UPRIGHT, UPRIGHT_TAGS } from "./terrain-tags";

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

/** The height in metres given in the properties of a contour; null if there is none, or if they name another thing. */
export function heightOf(tags: FileShape["tags"]): number | null {
  if (isNoContour(tags)) return null;
  const named = Object.entries(tags)
    .filter(([name, value]) => name.length <= LONGEST && value.length <= LONGEST)
    .map(([name, value]) => ({ ...heightName(name), metres: metresIn(value) }));
  const [best] = named
    .filter(({ rank, metres }) => rank >= 0 && metres !== null)
    .toSorted((a, b) => a.rank - b.rank);
  if (!best || best.metres === null) return null;
  return best.isFeet ? best.metres * FOOT_METRES : best.metres;
}

/** Names and numbers longer than this are neither. */
const LONGEST = 40;

/** `contour_id`, `elev_type`: about a contour, but not its height. */
const NO_HEIGHT =
  / (id|no|nr|num|number|type|typ|code|kode|kod|class|klasse|interval|ekvidistance|length|len|index|idx|ext|name|source|date)$/;

/** The rank of a property among those of heights, -1 for all others, and whether its name says feet. */
function heightName(name: string): { readonly rank: number; readonly isFeet: boolean } {
  const words = foldText(name.replace(/[_()[\].-]+/g, " "));
  const isFeet = / (ft|feet)$/.test(words);
  const exact = HEIGHT_TAGS.indexOf(
    words.replace(/ (m|metres?|meters?|metry|ft|feet)$/, "").replaceAll(" ", ""),
  );
  if (exact >= 0 || NO_HEIGHT.test(words)) return { rank: exact, isFeet };
  const [first = ""] = words.split(" ");
  const rank = first.length < 3 ? -1 : HEIGHT_TAGS.indexOf(first);
  return { rank: rank < 0 ? -1 : rank + HEIGHT_TAGS.length, isFeet };
}

/** `100`, `100.0`, `100,5`, `100 m` or `330 ft`, in metres; null for anything else. */
function metresIn(value: string): number | null {
  const [, number = "", unit = ""] =
    /^\s*([+-]?\d+(?:[.,]\d+)?)\s*(m|metres?|meters?|ft|feet)?\.?\s*$/i.exec(
      value.replace(/(?<=\d)[ \u00a0'’](?=\d{3})/g, ""),
    ) ?? [];
  if (number === "") return null;
  const metres = Number(number.replace(",", "."));
  return /^f/i.test(unit) ? metres * FOOT_METRES : metres;
}

/** Whether the properties name something whose height is no contour's, such as a house or a tree. */
export function isNoContour(tags: FileShape["tags"]): boolean {
  return (
    TERRAIN_TAGS.some(([tag]) => tag !== "contour=*" && isTagged(tags, tag)) ||
    UPRIGHT_TAGS.some((name) => tags[name] !== undefined && tags[name] !== "no") ||
    SORTING_TAGS.some((name) => UPRIGHT.test(foldText(tags[name] ?? "")))
  );
}
