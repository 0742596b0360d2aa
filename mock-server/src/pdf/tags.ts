import type { TaggedDocument as Pdf } from './taggedDocument';

/** An element of the structure that screen readers follow, in the order in which it was added. */
export type TagElement = PDFKit.PDFStructureElement;

/** Starts the structure of a document. */
export function startTags(pdf: Pdf): TagElement {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return root;
}

/** Adds an element that holds further elements; the caller ends it. */
export function addElement(pdf: Pdf, parent: TagElement, type: string): TagElement {
  const element = pdf.struct(type);
  parent.add(element);
  return element;
}

/** Adds an element with the content that `draw` draws on the present page. */
export function drawElement(
  pdf: Pdf,
  parent: TagElement,
  type: 'H1' | 'H2' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD',
  draw: () => void,
): void {
  const element = pdf.struct(type, type === 'TH' ? { scope: 'Column' } : {});
  parent.add(element);
  // An attached element draws a function at once.
  element.add(draw);
  element.end();
}

/** Draws what screen readers pass over: decoration, or what each page repeats. */
export function drawArtifact(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
