import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";

const FOLDER = "lib/i18n/messages";
const AUTHORITY = "en";
const OTHERS = ["da", "pl"];

type Messages = Map<string, string>;

const namespaces = namespacesOf(AUTHORITY);

test.each(OTHERS)("%s has the same namespaces as English", (language) => {
  expect(namespacesOf(language)).toEqual(namespaces);
});

describe.each(namespaces)("%s", (namespace) => {
  const english = load(AUTHORITY, namespace);

  test("every English message says something and can be read", () => {
    expect(faults(english)).toEqual([]);
  });

  test.each(OTHERS)("%s has every message, with the same arguments", (language) => {
    const translated = load(language, namespace);
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    expect(faults(translated)).toEqual([]);
    const different = [...english]
      .map(([key, text]) => ({
        key,
        wants: argumentsOf(text),
        has: argumentsOf(translated.get(key) ?? ""),
      }))
      .filter(({ wants, has }) => wants.join() !== has.join());
    expect(different).toEqual([]);
  });

  test("Polish counts in its own forms: 1, 2 to 4, the rest", () => {
    const incomplete = [...load("pl", namespace)]
      .filter(([, text]) => pluralsOf(parse(text)).some(isIncomplete))
      .map(([key]) => key);
    expect(incomplete).toEqual([]);
  });
});

function load(language: string, namespace: string): Messages {
  const text = readFileSync(path.join(FOLDER, language, namespace), "utf8");
  return new Map(flatten(JSON.parse(text), ""));
}

function flatten(value: unknown, prefix: string): [string, string][] {
  if (typeof value === "string") return [[prefix, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    flatten(inner, prefix ? `${prefix}.${key}` : key),
  );
}

/** Files below a language's folder, and no two of one name, which is the namespace's. */
function namespacesOf(language: string): string[] {
  const files = readdirSync(path.join(FOLDER, language), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .sort();
  const names = files.map((file) => path.basename(file));
  expect(new Set(names).size).toBe(names.length);
  return files;
}

function faults(messages: Messages): string[] {
  return [...messages].flatMap(([key, text]) => {
    if (!text.trim()) return [`${key} is empty`];
    try {
      parse(text);
      return [];
    } catch (error) {
      return [`${key}: ${error}`];
    }
  });
}

function argumentsOf(text: string): string[] {
  return [...new Set(argumentNames(parse(text)))].sort();
}

function argumentNames(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag)
      return [`<${element.value}>`, ...argumentNames(element.children)];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element.value];
    const inner = Object.values(element.options).flatMap(({ value }) => argumentNames(value));
    return [element.value, ...inner];
  });
}

function pluralsOf(elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsOf(element.children);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    const isCount = element.type === TYPE.plural && element.pluralType === "cardinal";
    return isCount ? [Object.keys(element.options), ...inner] : inner;
  });
}

function isIncomplete(forms: readonly string[]): boolean {
  return forms.includes("one") && !forms.includes("few");
}
