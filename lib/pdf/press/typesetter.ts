import path from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { fontBlobs } from "./fonts";
import { type PageDrawing, pageDrawings } from "./page-drawings";

/** The folder of templates, the only part of the disk that Typst can read. */
const TEMPLATES = path.join(process.cwd(), "lib", "pdf", "templates");

/** A finished document. */
interface Typeset {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** A document's page count, and drawings of its first pages. */
interface Drawn {
  readonly drawings: readonly PageDrawing[];
  readonly pages: number;
}

/** Typesets a template with a JSON value. Blocks until done, so use it only in a worker. */
export class Typesetter {
  private readonly compiler = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontBlobs: fontBlobs() }],
  });

  /** Throws an Error with Typst's message; warnings count as errors. */
  typeset(template: string, data: unknown): Typeset {
    return this.withDocument(template, data, (document) => ({
      bytes: this.exportPdf(document),
      pages: document.numOfPages,
    }));
  }

  /** Draws the first pages. Throws like `typeset`. */
  draw(template: string, data: unknown, most: number): Drawn {
    return this.withDocument(template, data, (document) => ({
      drawings: pageDrawings(this.compiler.plainSvg(document), most),
      pages: document.numOfPages,
    }));
  }

  private withDocument<Made>(
    template: string,
    data: unknown,
    use: (document: NodeTypstDocument) => Made,
  ): Made {
    try {
      this.compiler.mapShadow(
        path.join(TEMPLATES, "data.json"),
        Buffer.from(JSON.stringify(data), "utf8"),
      );
      const document = this.compile(template);
      // What Typst remembered while it set the pages makes room for the file: 130 MB of a pack of 300 units.
      this.compiler.evictCache(0);
      return use(document);
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
   * Exports as PDF/UA-1: tagged, titled, every glyph mapped to its character, every drawing described. A text that the
   * standard rejects is exported without conformance rather than not at all.
   */
  private exportPdf(document: NodeTypstDocument): Uint8Array {
    try {
      return this.compiler.pdf(document, { pdfStandard: "ua-1" });
    } catch {
      return this.compiler.pdf(document, {});
    }
  }
}
