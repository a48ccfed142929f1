import { expect, test } from "vitest";
import type { DeskThing } from "@/app/_frame/desk-things";
import { findOnDesk } from "@/app/_frame/find-on-desk";

const thing = (title: string, detail = "", isPart = false): DeskThing => ({
  key: title,
  title,
  detail,
  isPart,
  show: () => undefined,
});
const THINGS = [
  thing("Overview", "", true),
  thing("Map", "", true),
  thing("1/79th Highlanders", "Highlanders · Kempts brigade"),
  thing("Kempts brigade", "Brigade · Reds"),
  thing("Łódź wood", "Wood"),
];
const titles = (text: string, most = 9) => findOnDesk(THINGS, text, most).map(({ title }) => title);

test.each([
  ["", ["Overview", "Map"]],
  ["high", ["1/79th Highlanders"]],
  ["79th kempt", ["1/79th Highlanders"]],
  ["kempt", ["Kempts brigade", "1/79th Highlanders"]],
  ["lodz", ["Łódź wood"]],
  ["ighlanders", []],
])("%j finds %j on a desk", (text, found) => {
  expect(titles(text)).toEqual(found);
});

test("units named so come first, the best fit before others, and parts after them", () => {
  const unit = (title: string, detail = "") => ({ ...thing(title, detail), isTroops: true });
  const desk = [
    thing("Map", "", true),
    thing("Mappes division"),
    unit("3rd Mappe Rifles"),
    unit("Line", "Map makers"),
    unit("Mappe Rifles"),
    unit("Mappe"),
  ];
  expect(findOnDesk(desk, "mappe", 9).map(({ title }) => title)).toEqual([
    "Mappe",
    "Mappe Rifles",
    "3rd Mappe Rifles",
    "Mappes division",
  ]);
  expect(findOnDesk(desk, "map", 9).map(({ title }) => title)).toEqual([
    "Mappe Rifles",
    "Mappe",
    "3rd Mappe Rifles",
    "Map",
    "Mappes division",
    "Line",
  ]);
});

test("no more is found than can be shown", () => {
  expect(titles("kempt", 1)).toEqual(["Kempts brigade"]);
});
