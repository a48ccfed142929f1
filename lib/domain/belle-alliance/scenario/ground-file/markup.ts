import { gpx, kml } from "@tmcw/togeojson";
import { DOMParser, type Document, type Element } from "@xmldom/xmldom";
import { type FileFeatures, osmGround } from "./geojson";
import { GroundFileError } from "./ground-file";

/** The features of a KML, GPX or OpenStreetMap file, all in degrees. Throws a GroundFileError for any other XML. */
export function readMarkup(text: string): FileFeatures {
  const { document, root } = unprefixed(text);
  switch (root.localName?.toLowerCase()) {
    case "kml":
      return inDegrees(converted(() => kml(document, { skipNullGeometry: true }).features));
    case "gpx":
      return inDegrees(converted(() => gpx(document).features));
    case "osm":
      return osmGround(elementsOf(root));
    default:
      throw new GroundFileError("xml-unknown", "", root.nodeName.slice(0, 100));
  }
}

function inDegrees(features: readonly unknown[]): FileFeatures {
  return { features, crs: "OGC:CRS84", placeOf: () => "" };
}

/** Names are looked up without a prefix, so that of `<kml:kml>` is taken off. */
function unprefixed(text: string): ReturnType<typeof parsed> {
  const { document, root } = parsed(text);
  if (root.prefix !== "kml") return { document, root };
  return parsed(text.replace(/<(\/?)kml:/g, "<$1"));
}

/** Throws a GroundFileError for markup that is damaged, or that declares a type of its own, which none of these does. */
function parsed(text: string): { readonly document: Document; readonly root: Element } {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new GroundFileError("xml-unread", "<!DOCTYPE");
  return converted(() => {
    const document = new DOMParser({ onError: refuseFaults }).parseFromString(text, "text/xml");
    const root = document.documentElement;
    if (!root) throw new Error("no element");
    return { document, root };
  });
}

function refuseFaults(level: "warning" | "error" | "fatalError", message: string): void {
  if (level !== "warning") throw new Error(message);
}

/** The libraries throw plain errors of many classes for files that are damaged or nested too deep. */
function converted<Value>(convert: () => Value): Value {
  try {
    return convert();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new GroundFileError("xml-unread");
  }
}

/** The elements of an OpenStreetMap file as the Overpass API would answer them. */
function elementsOf(root: Element): unknown[] {
  return childrenOf(root).map((element) => {
    const children = childrenOf(element);
    const named = (name: string) => children.filter(({ localName }) => localName === name);
    return {
      type: element.localName,
      id: element.getAttribute("id"),
      lat: numberIn(element, "lat"),
      lon: numberIn(element, "lon"),
      tags: Object.fromEntries(
        named("tag").map((tag) => [tag.getAttribute("k") ?? "", tag.getAttribute("v") ?? ""]),
      ),
      nodes: named("nd").map((node) => node.getAttribute("ref") ?? ""),
      geometry: geometryIn(element),
      members: named("member").map((member) => ({
        type: member.getAttribute("type"),
        ref: member.getAttribute("ref"),
        role: member.getAttribute("role") ?? "",
        geometry: geometryIn(member),
      })),
    };
  });
}

/** The places of a way or member, if the file gives them in it. */
function geometryIn(element: Element): { lat: number; lon: number }[] | undefined {
  const places = childrenOf(element).filter((child) => child.hasAttribute("lat"));
  return places.length === 0
    ? undefined
    : places.map((place) => ({ lat: numberIn(place, "lat"), lon: numberIn(place, "lon") }));
}

function childrenOf(parent: Element): Element[] {
  const children: Element[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling)
    if (node.nodeType === node.ELEMENT_NODE) children.push(node as Element);
  return children;
}

function numberIn(element: Element, name: string): number {
  return Number.parseFloat(element.getAttribute(name) ?? "");
}
