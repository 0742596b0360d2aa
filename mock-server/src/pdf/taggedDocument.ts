import PdfDocument from 'pdfkit';

/** A PDF that keeps the letters of shaped words, whose glyphs are others than their letters. */
export class TaggedDocument extends PdfDocument {
  /** The word that is being drawn. `declare`, because the parent's constructor already adds content. */
  declare private word: string | undefined;

  /** Draws a word so that search, copy and screen readers find its letters. */
  shapedWord(word: string, x: number, y: number, options: PDFKit.Mixins.TextOptions): void {
    this.word = word;
    this.text(word, x, y, options);
    this.word = undefined;
  }

  /** Marks the word inside its text object, because readers take its place from there. */
  override addContent(data: unknown): this {
    if (this.word !== undefined && data === 'ET') this.endMarkedContent();
    super.addContent(data);
    if (this.word !== undefined && data === 'BT') this.markContent('Span', { actual: this.word });
    return this;
  }
}
