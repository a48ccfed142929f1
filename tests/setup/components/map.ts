import { page } from "vitest/browser";

/** The picture of the table on the map's desk. */
export const table = () => page.getByCss("svg.table-picture");

/** The map itself, which takes keys. */
export const pane = () => page.getByRole("application");

/** A place on the table, in px from the corner of its picture, for clicks and drags. */
export function onTable(
  { widthCm, depthCm }: { readonly widthCm: number; readonly depthCm: number },
  [xCm, yCm]: readonly [number, number],
): { x: number; y: number } {
  const { width, height } = table().element().getBoundingClientRect();
  return { x: (xCm / widthCm) * width, y: ((depthCm - yCm) / depthCm) * height };
}
