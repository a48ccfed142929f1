import path from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { fontBlobs } from "./fonts";

/** The folder of the templates, which is all of the disk that Typst can read. */
const TEMPLATES = path.join(process.cwd(), "lib", "pdf", "templates");

/** A finished document. */
interface Typeset {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** Sets a template with one JSON value. Blocks until done: call it in a worker only. */
export class Typesetter {
  private readonly compiler = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontBlobs: fontBlobs() }],
  });

  /** Throws an Error with Typst's own words; a warning is an error too. */
  typeset(template: string, data: unknown): Typeset {
    try {
      this.compiler.mapShadow(
        path.join(TEMPLATES, "data.json"),
        Buffer.from(JSON.stringify(data), "utf8"),
      );
      const document = this.compile(template);
      return { bytes: this.exportPdf(document), pages: document.numOfPages };
    } finally {
      this.compiler.resetShadow();
      this.compiler.evictCache(0);
    }
  }

  private compile(template: string): NodeTypstDocument {
    const outcome = this.compiler.compile({ mainFilePath: path.join(TEMPLATES, template) });
    const faults = [
      ...(outcome.takeError()?.shortDiagnostics ?? []),
      ...(outcome.takeWarnings()?.shortDiagnostics ?? []),
    ];
    if (faults.length > 0 || !outcome.result) {
      throw new Error(`${template} was not set: ${JSON.stringify(faults)}`);
    }
    return outcome.result;
  }

  /**
   * PDF/UA-1: tagged, titled, every glyph mapped to its character, every drawing described. A text
   * that the standard refuses is printed without its seal rather than not at all.
   */
  private exportPdf(document: NodeTypstDocument): Uint8Array {
    try {
      return this.compiler.pdf(document, { pdfStandard: "ua-1" });
    } catch {
      return this.compiler.pdf(document, {});
    }
  }
}
