/** The parts of fontkit and pdfkit that have no types of their own. */
declare module 'fontkit' {
  interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }

  interface Glyph {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly PathCommand[] };
  }

  /** The glyphs of a font that a document uses, while they are encoded. */
  interface Subset {
    readonly font: Font;
    offset: number;
    readonly glyf: Uint8Array[];
    readonly loca: { readonly offsets: number[] };
    readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] };
  }

  interface Font {
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number): Glyph;
    layout(text: string, features?: readonly string[]): object;
    createSubset(): Subset;
  }

  function create(bytes: Uint8Array): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** Registers a font that fontkit has opened under a name. */
    registerFont(name: string, font: { createSubset(): object }): this;
  }

  interface StructureElementOptions {
    /** What a header cell is the header of. */
    scope?: 'Column' | 'Row';
  }
}
