/** Scales for printing a map, largest first: the length on the table that one unit on paper represents. */
const MAP_SCALES = [5, 7.5, 10, 12.5, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200] as const;

/** Margins of a page with a map, in mm; the same as in `map.typ`. */
const MAP_MARGIN_MM = { side: 10, top: 17, bottom: 14 } as const;
/** Height of the heading above the map, in mm. */
const HEADING_MM = 13;
/** Height of the line below the map with scale bar and north arrow, in mm. */
const BAR_MM = 17;
/** Width and height of the cm figures at the map's west and south edge. */
export const GRID_FIGURES_MM = 5;
const LEGEND_ROW_MM = 5.4;
const LEGEND_COLUMN_MM = 46;
const LEGEND_HEAD_MM = 7;

/** The layout of a table on a page: scale, orientation of the page, and size of the window in mm. */
export interface MapSheet {
  readonly scale: number;
  readonly landscape: boolean;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly legendColumns: number;
}

/** Everything that must fit on the page. */
interface MapContents {
  readonly widthCm: number;
  readonly depthCm: number;
  readonly paperMm: readonly [width: number, height: number];
  readonly legendItems: number;
  readonly gridFiguresMm: number;
}

/**
 * The layout with the largest scale of the list at which the table fits; portrait if both orientations allow the same.
 */
export function layMap(contents: MapContents): MapSheet {
  const [short, long] = contents.paperMm;
  const upright = fitMap(contents, short, long);
  const across = fitMap(contents, long, short);
  return across.scale < upright.scale ? { ...across, landscape: true } : upright;
}

function fitMap(contents: MapContents, pageWidth: number, pageHeight: number): MapSheet {
  const width = pageWidth - 2 * MAP_MARGIN_MM.side;
  const legendColumns = Math.max(1, Math.floor(width / LEGEND_COLUMN_MM));
  const legendRows = Math.ceil(contents.legendItems / legendColumns);
  const legend = legendRows === 0 ? 0 : LEGEND_HEAD_MM + legendRows * LEGEND_ROW_MM;
  const height =
    pageHeight - MAP_MARGIN_MM.top - MAP_MARGIN_MM.bottom - HEADING_MM - BAR_MM - legend;
  const fits = (scale: number) =>
    (contents.widthCm * 10) / scale <= width - contents.gridFiguresMm &&
    (contents.depthCm * 10) / scale <= height - contents.gridFiguresMm;
  const scale = MAP_SCALES.find(fits) ?? 200;
  return {
    scale,
    landscape: false,
    widthMm: (contents.widthCm * 10) / scale,
    heightMm: (contents.depthCm * 10) / scale,
    legendColumns,
  };
}
