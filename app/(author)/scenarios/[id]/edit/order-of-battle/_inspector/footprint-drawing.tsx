import { useTranslations } from "next-intl";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Footprint, PointCm } from "@/lib/rules/belle-alliance/formation-shape";
import { useUnitWords } from "../use-words";

interface FootprintDrawingProps {
  readonly shape: Footprint;
  readonly colour: Side["colour"];
  readonly metresPerCm: number;
  /** The formation's name, for screen reader users. */
  readonly name: string;
}

const ROOM = { width: 168, height: 78 };
const MAX_PX_A_CM = 9;
const VIEW = { width: 300, height: 132 };
const MAX_CELLS = 240;

/** A unit's footprint from above, with its front up, and its measures on the table and in the field. */
export function FootprintDrawing({ shape, colour, metresPerCm, name }: FootprintDrawingProps) {
  const t = useTranslations("orderOfBattle.footprint");
  const { number } = useUnitWords();
  const { widthCm, depthCm } = shape;
  const scale = Math.min(ROOM.width / widthCm, ROOM.height / depthCm, MAX_PX_A_CM);
  const [w, h] = [widthCm * scale, depthCm * scale];
  const [x, y] = [60 + (ROOM.width - w) / 2, 16 + (ROOM.height - h) / 2];
  const cm = (value: number) => number(value, Number.isInteger(value) ? 0 : 1);
  const measures = {
    width: cm(widthCm),
    depth: cm(depthCm),
    metres: number(Math.round(widthCm * metresPerCm)),
  };
  return (
    <svg
      className={`block h-auto w-full font-semibold text-2xs tabular-nums side-${colour}`}
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      role="img"
      aria-label={t("drawn", { name, ...measures })}
    >
      <g transform={`translate(${x + w / 2} ${y + h / 2}) scale(${scale} ${-scale})`}>
        <path d={pathOf(shape)} fillRule="evenodd" className="fill-side-fill" />
      </g>
      <Cells shape={shape} box={{ x, y, w, h }} />
      <path d={`M${x + w / 2 - 6} ${y - 3}l6 -8 6 8Z`} className="fill-side" />
      <path
        className="fill-none stroke-ink-3"
        d={`M${x} ${y + h + 6}v8M${x + w} ${y + h + 6}v8M${x} ${y + h + 10}h${w}M${x + w + 8} ${y}h8M${x + w + 8} ${y + h}h8M${x + w + 12} ${y}v${h}`}
      />
      <text x={x + w / 2} y={y + h + 27} textAnchor="middle" className="fill-ink-2">
        {t("width", measures)}
      </text>
      <text x={x + w + 22} y={y + h / 2 + 4} className="fill-ink-2">
        {t("depth", measures)}
      </text>
      <text x="4" y={y + h / 2 + 4} className="fill-ink-2 font-normal">
        {shape.ranks > 0 && `${shape.files} × ${shape.ranks}`}
      </text>
    </svg>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The places of single figures, if the shape consists of full ranks and there are not too many to see. */
function Cells({ shape, box }: { readonly shape: Footprint; readonly box: Box }) {
  const { files, ranks, hole, outline } = shape;
  if (hole || outline.length !== 4 || files * ranks > MAX_CELLS || files * ranks < 2) return null;
  const across = Array.from({ length: files - 1 }, (_, i) => box.x + ((i + 1) * box.w) / files);
  const down = Array.from({ length: ranks - 1 }, (_, i) => box.y + ((i + 1) * box.h) / ranks);
  const lines = [
    ...across.map((x) => `M${x} ${box.y}v${box.h}`),
    ...down.map((y) => `M${box.x} ${y}h${box.w}`),
  ];
  return <path className="fill-none stroke-[0.5] stroke-on-fill opacity-60" d={lines.join("")} />;
}

function pathOf({ outline, hole }: Footprint): string {
  return [outline, ...(hole ? [hole] : [])].map(ringPath).join("");
}

function ringPath(points: readonly PointCm[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}
