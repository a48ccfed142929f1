import { describe, expect, it, test } from "vitest";
import { TABLE_1 } from "@/lib/rules/belle-alliance/tables/table-1";
import { TABLE_2 } from "@/lib/rules/belle-alliance/tables/table-2";
import { TABLE_10 } from "@/lib/rules/belle-alliance/tables/table-10";
import { TABLE_11 } from "@/lib/rules/belle-alliance/tables/table-11";
import { TABLE_12 } from "@/lib/rules/belle-alliance/tables/table-12";
import { TABLE_16, TABLE_16_RESULTS } from "@/lib/rules/belle-alliance/tables/table-16";
import { TABLE_17, TABLE_17_RESULTS } from "@/lib/rules/belle-alliance/tables/table-17";
import { TABLE_18 } from "@/lib/rules/belle-alliance/tables/table-18";
import { TABLE_19, TABLE_19_RESULTS } from "@/lib/rules/belle-alliance/tables/table-19";
import { TABLE_20 } from "@/lib/rules/belle-alliance/tables/table-20";
import { rowForResult, type Span } from "@/lib/rules/printed/span";

const span = ({ from, to }: Span) => `${from ?? "n"}-${to ?? "n"}`;
const factors = (table: readonly { factor: unknown }[]) =>
  table.map(({ factor }) => (typeof factor === "number" ? factor : "+/-5"));

test("table 1 has the print's phases and sub-phases", () => {
  expect(TABLE_1.map(({ subPhases }) => subPhases.length)).toEqual([3, 6, 2, 4, 2, 7, 3]);
});

test("table 2", () => {
  expect(TABLE_2.map((row) => [row.fromCm, row.againstCm, row.againstAfterFireCm])).toEqual([
    [200, 200, 200],
    [200, 30, 100],
    [15, 15, 30],
  ]);
});

test("table 10", () => {
  expect(
    TABLE_10.map((row) => `${span(row)} ${row.falls ? "falls" : "lives"} ${row.factor}`),
  ).toEqual([
    "17-18 falls 4",
    "15-16 lives 3",
    "13-14 falls 2",
    "11-12 lives 1",
    "9-10 lives -1",
    "7-8 falls -2",
    "5-6 lives -3",
    "3-4 falls -4",
  ]);
});

test("table 11", () => {
  expect(TABLE_11.map((row) => `${span(row)} ${row.disorder ?? "-"}`)).toEqual([
    "0-0 -",
    "1-2 LD",
    "3-4 MD",
    "5-n FD",
  ]);
});

test("table 12", () => {
  const rows = TABLE_12.map((row) =>
    [span(row), row.lossQuarters / 4, row.morale, row.prisoners, row.prisonersOfCavalry].join(" "),
  );
  expect(rows).toEqual([
    "0-4 0 OR 0 0",
    "5-8 0.25 OR 1 2",
    "9-10 0.5 OR 1 2",
    "11-12 0.5 LD 1 2",
    "13-14 1 LD 2 4",
    "15-16 1 MD 2 4",
    "17-18 2 MD 3 6",
    "19-20 2 FD 3 6",
    "21-n 3 FD 4 8",
  ]);
});

test("table 16", () => {
  expect(factors(TABLE_16)).toEqual([2, 1, 1, "+/-5"]);
  expect(TABLE_16_RESULTS.map((row) => `${span(row)} ${row.order} ${row.lossPercent}`)).toEqual([
    "15-n OR 0",
    "13-14 LD 0",
    "11-12 MD 0",
    "7-10 FD 10",
    "5-6 FD 15",
    "n-4 FD 20",
  ]);
});

test("table 17", () => {
  expect(factors(TABLE_17)).toEqual([1, -2, 4, 2, 2, 4, 1, -2, -4, "+/-5"]);
  expect(TABLE_17_RESULTS.map((row) => `${span(row)} ${row.followed} ${row.order}`)).toEqual([
    "13-n true OR",
    "11-12 true LD",
    "9-10 false LD",
    "7-8 false MD",
    "n-6 false FD",
  ]);
});

test("tables 18 and 19", () => {
  expect(TABLE_18.map((row) => `${span(row)} ${row.falls} ${row.sideFactor}`)).toEqual([
    "17-18 true -2",
    "15-16 true -1",
    "13-14 true 0",
    "3-12 false 0",
  ]);
  expect(factors(TABLE_19)).toEqual([2, 1]);
  expect(TABLE_19_RESULTS.map((row) => `${span(row)} ${row.replacement}`)).toEqual([
    "17-n very-efficient",
    "15-16 same",
    "13-14 very-inefficient",
    "n-12 null",
  ]);
});

test("table 20", () => {
  const rows = TABLE_20.map((row) =>
    [row.id, row.figures ?? "all", row.bounds, row.materialRoll, row.nearSource?.roll ?? "-"].join(
      " ",
    ),
  );
  expect(rows).toEqual([
    "building-reinforcement all 8 7 -",
    "abatis 5 8 13 7",
    "chevaux-de-frise 5 8 13 -",
    "barricade 5 8 13 7",
    "emplacement 5 16 9 -",
    "incineration 5 4 7 -",
    "detonation 5 6 9 -",
  ]);
  expect(TABLE_20.map(({ result }) => Object.values(result).join(" "))).toEqual([
    "cover-class 1",
    "length 5",
    "length 5",
    "length 5",
    "emplacement 1",
    "destroyed 11",
    "destroyed 13",
  ]);
});

describe("a result read in a table", () => {
  it("falls into exactly one row where the table reaches, and into its end beyond", () => {
    const tables = [
      TABLE_10,
      TABLE_11,
      TABLE_12,
      TABLE_16_RESULTS,
      TABLE_17_RESULTS,
      TABLE_18,
      TABLE_19_RESULTS,
    ];
    for (const table of tables) {
      const least = Math.min(...table.map(({ from }) => from ?? -20));
      for (let result = -20; result <= 40; result += 1) {
        const holding = table.filter(
          ({ from, to }) => (from === null || result >= from) && (to === null || result <= to),
        );
        expect(holding.length).toBeLessThanOrEqual(1);
        const row = rowForResult<Span>(table, result);
        if (holding[0]) expect(row).toBe(holding[0]);
        else expect(result < least ? row.from : row.to).toBe(result < least ? least : 18);
      }
    }
  });
});
