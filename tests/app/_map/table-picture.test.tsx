import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TablePicture } from "@/app/_map/table-picture";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { ALL_LAYERS } from "@/lib/domain/table/drawing/draw-scene";
import { PALETTES } from "@/lib/domain/table/drawing/palette";

const HAND = { gripCm: 2, fingerCm: 4 };

function shippedMap() {
  const json = JSON.parse(readFileSync("prisma/library/la-haye-sainte-1815.json", "utf8"));
  const parsed = parseDocument("scenario", json);
  if (!parsed.ok) throw new Error(parsed.issues[0]?.message);
  return viewFor(belleAllianceScenario(parsed.document), { for: "umpire" }).map;
}

describe("the table on the desk", () => {
  const map = shippedMap();
  const drawn = (mark: number) => {
    const pen = { palette: PALETTES.variables, mark, idPrefix: "d", depthCm: map.depthCm };
    return renderToStaticMarkup(
      <svg>
        <title>Table</title>
        <TablePicture
          scene={mapScene(map)}
          layers={ALL_LAYERS}
          pen={pen}
          selected={null}
          hand={HAND}
        />
      </svg>,
    );
  };
  const places = map.features.filter((feature) => feature.kind === "place");

  it.each([0.5, 1, 1.25])(
    "lets every place be gripped at mark %d, wherever its name is",
    (mark) => {
      const picture = drawn(mark);
      for (const { id } of places) {
        expect(picture).toMatch(new RegExp(`data-subject="feature:${id}"><(text|g|circle) `));
      }
    },
  );

  it("names formations near to, and places alone far out", () => {
    expect(drawn(1)).toContain(">Omptedas brigade<");
    expect(drawn(1.9)).not.toContain(">Omptedas brigade<");
    expect(drawn(1.9)).toContain(">La Haye Sainte<");
  });

  it("writes the bound of an entry beside its arrow, at any zoom", () => {
    for (const mark of [0.5, 1, 2.4]) expect(drawn(mark)).toContain(">9</text>");
  });
});
