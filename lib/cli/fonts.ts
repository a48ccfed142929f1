import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { main } from "@/lib/cli/main";

const TO = "app/_ui/styles/polish-letters";
/** Those that no other of our languages has; Ó and ó come with the Latin cut. */
const LETTERS = "ĄąĆćĘęŁłŃńŚśŹźŻż";
/** No small capitals: our Latin cut has none either, and those of the browser's own making are of another size. */
const CUT = {
  targetFormat: "woff2",
  keepFeatures: ["ccmp", "kern", "liga", "locl", "mark", "mkmk"],
} as const;
const FACES = {
  "sans-400": "source-sans-3/400Regular/SourceSans3_400Regular",
  "sans-600": "source-sans-3/600SemiBold/SourceSans3_600SemiBold",
  "serif-400": "source-serif-4/400Regular/SourceSerif4_400Regular",
  "serif-600": "source-serif-4/600SemiBold/SourceSerif4_600SemiBold",
  "serif-400-italic": "source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic",
} as const;

/** Cuts the Polish letters out of the faces of our pages: 3 KiB a face instead of Latin extended's 33. */
async function cutLetters(): Promise<void> {
  await mkdir(TO, { recursive: true });
  for (const [face, file] of Object.entries(FACES)) {
    const whole = await readFile(`node_modules/@expo-google-fonts/${file}.ttf`);
    const cut = await subsetFont(renamed(whole), LETTERS, CUT);
    await writeFile(`${TO}/${face}.woff2`, cut);
  }
}

/** A face that was changed may not be called Source, says its licence (OFL 1.1); the new name is as long. */
function renamed(font: Buffer): Buffer {
  const wide = (name: string) => Buffer.from(name, "utf16le").swap16().toString("latin1");
  const text = font.toString("latin1").replaceAll(wide("Source"), wide("Polish"));
  return Buffer.from(text, "latin1");
}

await main(cutLetters);
