"use client";

import { ButtonSamples, OpeningSamples } from "./button-samples";
import { DataSamples } from "./data-samples";
import { ChoiceSamples, FieldSamples } from "./field-samples";

/** All patterns, in the order in which a page uses them. */
export function Samples() {
  return (
    <>
      <ButtonSamples />
      <FieldSamples />
      <ChoiceSamples />
      <OpeningSamples />
      <DataSamples />
    </>
  );
}
