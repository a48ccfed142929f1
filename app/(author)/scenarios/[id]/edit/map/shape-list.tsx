"use client";

import { Plus, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, memo, type ReactNode, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Menu } from "@/app/_ui/menu";
import { RuleRef } from "@/app/_ui/rule-no";
import { newId } from "@/app/(author)/_editor/new-id";
import { type Click, focusChosen, isByKeys } from "@/app/(author)/_map-desk/focus-chosen";
import { MapList, MapListCell, MapListFamily, MapListRow } from "@/app/(author)/_map-desk/map-list";
import { NameButton } from "@/app/(author)/_map-desk/name-button";
import { Warning } from "@/app/(author)/_map-desk/warning";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import { TERRAIN_FAMILIES } from "@/lib/domain/belle-alliance/ground/terrain-kind";
import { addFeature } from "@/lib/domain/belle-alliance/scenario/commands/features";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { terrainMeaning } from "@/lib/domain/belle-alliance/scenario/terrain-meaning";
import { type HouseGroup, villagesIn } from "@/lib/domain/belle-alliance/scenario/village";
import type { ShapeKind } from "@/lib/domain/table/looks/look";
import { SHAPE_KINDS } from "@/lib/domain/table/looks/looks";
import { isOpen } from "./feature-question";
import { featureDetail, featureTitle } from "./feature-words";
import { HillInBrief } from "./hill-meaning";
import { newPlace, newShape, startingPoints } from "./new-feature";
import { toolOfKey } from "./tool-keys";
import type { MapDeskState } from "./use-map-desk";

/** The groups of the list: terrain, then names. */
const FAMILIES = [...TERRAIN_FAMILIES, "places"] as const;

function familyOf(feature: Feature): (typeof FAMILIES)[number] {
  return feature.kind === "place" ? "places" : terrainKindOf(feature).family;
}

interface ShapeListProps
  extends Pick<
    MapDeskState,
    "select" | "choose" | "toggle" | "editor" | "centre" | "setTool" | "askVillage"
  > {
  readonly map: Scenario["map"];
  readonly settings: Scenario["settings"];
  /** The ids of the selected shapes, separated by spaces. */
  readonly chosen: string;
}

/** Every shape on the table in words, for users who cannot see the map or point at it. */
export const ShapeList = memo(function ShapeList(props: ShapeListProps) {
  const { map, chosen, select, toggle } = props;
  const t = useTranslations("map");
  const { features } = map;
  return (
    <MapList
      title={t("shapes.title")}
      count={features.length}
      add={
        <AddShape
          select={select}
          editor={props.editor}
          centre={props.centre}
          askVillage={props.askVillage}
        />
      }
    >
      {features.length === 0 && <p className="hint mt-1.5">{t("shapes.none")}</p>}
      <table aria-label={t("shapes.title")} onKeyDown={(event) => onListKey(event, props)}>
        <thead className="sr-only">
          <tr>
            <th>{t("shapes.shape")}</th>
            <th>{t("shapes.kind")}</th>
            <th>{t("shapes.meaning")}</th>
          </tr>
        </thead>
        {FAMILIES.map((family) => (
          <Family
            key={family}
            id={family}
            features={features.filter((feature) => familyOf(feature) === family)}
            map={map}
            settings={props.settings}
            chosen={chosen}
            select={select}
            choose={props.choose}
            toggle={toggle}
          />
        ))}
      </table>
    </MapList>
  );
});

/** The letters of the tools work here as well and move to the map; Escape clears the selection. */
function onListKey(
  event: KeyboardEvent,
  { select, setTool }: Pick<ShapeListProps, "select" | "setTool">,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const tool = event.key.length === 1 ? toolOfKey(event.key) : null;
  if (event.key === "Escape") select(null);
  if (!tool) return;
  event.preventDefault();
  setTool(tool);
  document.querySelector<HTMLElement>("[data-tool]")?.focus();
}

/** Adds a shape of a kind, of ordinary size, in the middle of the visible part. */
function AddShape({
  select,
  editor,
  centre,
  askVillage,
}: Pick<ShapeListProps, "select" | "editor" | "centre" | "askVillage">) {
  const t = useTranslations("map");
  const add = (kind: ShapeKind | "place") => {
    const middle = centre();
    const id = newId();
    const { features } = editor.current().map;
    const feature =
      kind === "place"
        ? newPlace(id, [Math.round(middle[0]), Math.round(middle[1])])
        : newShape({ kind, id, features, points: startingPoints(kind, middle) });
    editor.apply(addFeature, { feature });
    select({ kind: "feature", id });
    focusChosen();
  };
  const kinds = [...SHAPE_KINDS, "place"] as const;
  return (
    <Menu
      label={t("shapes.add")}
      trigger={<Button icon={<Plus aria-hidden />}>{t("shapes.add")}</Button>}
      actions={[
        ...kinds.map((kind) => ({
          id: kind,
          label: t(`kind.${kind}`),
          onAction: () => add(kind),
        })),
        {
          id: "village",
          label: t("village.open"),
          onAction: () => askVillage([centre(), centre()]),
        },
      ]}
    />
  );
}

interface FamilyProps
  extends Pick<ShapeListProps, "map" | "settings" | "chosen" | "select" | "choose" | "toggle"> {
  readonly id: string;
  readonly features: readonly Feature[];
}

function Family(props: FamilyProps) {
  const { id, features, map, settings, chosen, select, choose, toggle } = props;
  const t = useTranslations("map");
  if (features.length === 0) return null;
  const ids = chosen.split(" ");
  const villages = villagesIn(id === "buildings" ? [...features, ...placesIn(map)] : []);
  const inVillages = new Set(villages.flatMap(({ houses }) => houses.map((house) => house.id)));
  const row = (feature: Feature) => (
    <ShapeRow
      key={feature.id}
      feature={feature}
      isChosen={ids.includes(feature.id)}
      onChoose={select}
      onToggle={toggle}
      map={map}
      settings={settings}
    />
  );
  return (
    <MapListFamily
      title={
        <>
          {t(`family.${id}`)} <span className="text-ink-3 tabular-nums">{features.length}</span>
        </>
      }
      columns={3}
    >
      {villages.map((village) => (
        <VillageRows
          key={village.houses[0]?.id}
          village={village}
          isChosen={village.houses.every((house) => ids.includes(house.id))}
          choose={choose}
          row={row}
        />
      ))}
      {features.filter((feature) => !inVillages.has(feature.id)).map(row)}
    </MapListFamily>
  );
}

const placesIn = ({ features }: Scenario["map"]) => features.filter(({ kind }) => kind === "place");

interface VillageRowsProps extends Pick<ShapeListProps, "choose"> {
  readonly village: HouseGroup;
  readonly isChosen: boolean;
  readonly row: (house: Feature) => ReactNode;
}

/** The houses of a village in one line, which selects all of them and can be opened. */
function VillageRows({ village, isChosen, choose, row }: VillageRowsProps) {
  const t = useTranslations("map.shapes");
  const [isOpened, open] = useState(false);
  const { place, houses } = village;
  const chooseAll = (click: Click) => {
    choose(houses.map(({ id }) => ({ kind: "feature", id })));
    if (isByKeys(click)) focusChosen();
  };
  return (
    <>
      <MapListRow
        isChosen={isChosen}
        name={
          <NameButton look="row" isPressed={isChosen} onClick={chooseAll}>
            {t("village", { place: place || "none", count: houses.length })}
          </NameButton>
        }
      >
        <td colSpan={2} className="h-6.25 border-rule border-b text-end">
          <Button
            look="bare"
            size="small"
            className="relative z-1"
            aria-expanded={isOpened}
            onPress={() => open(!isOpened)}
          >
            {t(isOpened ? "together" : "oneByOne")}
          </Button>
        </td>
      </MapListRow>
      {isOpened && houses.map(row)}
    </>
  );
}

interface ShapeRowProps extends Pick<ShapeListProps, "map" | "settings"> {
  readonly feature: Feature;
  readonly isChosen: boolean;
  readonly onChoose: MapDeskState["select"];
  readonly onToggle: MapDeskState["toggle"];
}

/** Rendered again only when the shape itself, the hills or the selection change. */
const ShapeRow = memo(
  function ShapeRow({ feature, isChosen, onChoose, onToggle, map, settings }: ShapeRowProps) {
    const t = useTranslations("map");
    const choose = (click: Click & { readonly shiftKey: boolean }) => {
      const subject = { kind: "feature", id: feature.id } as const;
      if (click.shiftKey) return onToggle(subject);
      onChoose(subject);
      if (isByKeys(click)) focusChosen();
    };
    return (
      <MapListRow
        isChosen={isChosen}
        name={
          <NameButton look="row" isPressed={isChosen} onClick={choose}>
            {featureTitle(feature, t)}
          </NameButton>
        }
      >
        <MapListCell>
          {isOpen(feature) ? (
            <Warning>
              <TriangleAlert aria-hidden />
              {t("shapes.open")}
            </Warning>
          ) : (
            featureDetail(feature, t)
          )}
        </MapListCell>
        <MapListCell at="end">
          <Meaning feature={feature} map={map} settings={settings} />
        </MapListCell>
      </MapListRow>
    );
  },
  (before, after) =>
    before.feature === after.feature &&
    before.isChosen === after.isChosen &&
    before.onChoose === after.onChoose &&
    before.settings === after.settings &&
    (before.feature.kind !== "hill" || before.map === after.map),
);

function Meaning({ feature, map, settings }: Pick<ShapeRowProps, "feature" | "map" | "settings">) {
  const t = useTranslations("map");
  const ba = useTranslations("belleAlliance");
  if (feature.kind === "place") return null;
  if (feature.kind === "hill") return <HillInBrief hill={feature} map={map} />;
  if (isOpen(feature)) {
    return (
      <span className="rule-no">
        <RuleRef rule="T5" />
      </span>
    );
  }
  const effect = terrainMeaning(feature, { readings: settings });
  if (effect.obstacle) return t("shapes.obstacle", { value: effect.obstacle });
  if (effect.impassable) return t("means.crossing");
  if (effect.cover) return t("shapes.cover", { value: effect.cover });
  return effect.difficult ? ba("term.difficult") : null;
}
