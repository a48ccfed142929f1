import { printOnce } from "./press/cache";
import type { Picture, Printed } from "./press-job";

/** An SVG file as PNG. Throws a PrintError where it cannot be drawn. */
export function printPicture({ svg, widthPx }: Picture): Promise<Printed> {
  return printOnce({ work: "picture", svg, widthPx });
}
