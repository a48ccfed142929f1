import { expect, test } from "vitest";
import { takeFile } from "@/app/(author)/scenarios/[id]/edit/order-of-battle/_paste/take-file";

/** What becomes of a chosen file: `text`, or the type it is sent to the service with. */
async function taken(name: string, content: string | Uint8Array<ArrayBuffer>, type = "") {
  let found = "nothing";
  await takeFile(new File([content], name, { type }), {
    setText: () => {
      found = "text";
    },
    setFile: (file) => {
      if (file) found = `file ${file.format ?? file.type ?? ""}`.trim();
    },
  });
  return found;
}

const SCRIPT = "#!/bin/sh\nrm -rf /\n";

test.each([
  ["a text", "corps.txt", "1st Brigade\n  28th Foot 500", "text/plain", "text"],
  ["a text without an ending", "corps", "1st Brigade\n  28th Foot 500", "", "text"],
  ["a table", "corps.csv", "Unit,Men\n28th Foot,500", "text/csv", "text"],
  ["a page", "corps.html", "<table></table>", "text/html", "file html"],
  ["a script", "corps.sh", SCRIPT, "", "file"],
  ["a script named .png", "scan.png", SCRIPT, "image/png", "file image/png"],
  ["text named .png", "scan.png", "28th Foot 500", "image/png", "file image/png"],
  ["a drawing", "map.svg", "<svg></svg>", "image/svg+xml", "file image/svg+xml"],
  ["a program", "a.js", "alert(1)", "text/javascript", "file text/javascript"],
  ["a picture", "scan", new Uint8Array([0x89, 0x50, 0x4e, 0x47]), "", "file"],
])("only text becomes text to correct: %s", async (_, name, content, type, expected) => {
  expect(await taken(name, content, type)).toBe(expected);
});
