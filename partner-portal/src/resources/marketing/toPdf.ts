import type { Language } from '@marketplace/shared/i18n';
import type { TextBlock } from './textBlocks';
import { buildTextLayer, toPdfString } from './textLayer';

interface Page {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
}

/** What a PDF says besides its picture. */
export interface PdfContent {
  readonly language: Language;
  readonly title: string;
  /** What the picture shows besides its texts. */
  readonly alt: string;
  /** The texts in the picture, in the order of reading. */
  readonly blocks: readonly TextBlock[];
}

type Part = string | Uint8Array<ArrayBuffer>;

const stream = (text: string, entries = ''): Part[] => [
  `<< ${entries}/Length ${text.length} >>\nstream\n${text}\nendstream`,
];

/** The numbers of the objects. The elements of the blocks follow the last of them. */
const OBJECTS = {
  catalogue: 1,
  pages: 2,
  page: 3,
  image: 4,
  content: 5,
  tree: 6,
  document: 7,
  font: 8,
  letters: 9,
  glyph: 10,
  info: 11,
  figure: 12,
};

const refer = (number: number): string => `${number} 0 R`;

function buildObjects(
  jpeg: Uint8Array<ArrayBuffer>,
  { width, height, dpi }: Page,
  { language, title, alt, blocks }: PdfContent,
): Part[][] {
  const page = { width: (width * 72) / dpi, height: (height * 72) / dpi };
  const layer = buildTextLayer(blocks, { height, dpi });
  const mark = (tag: string, id: number, operators: string) =>
    `/${tag} << /MCID ${id} >> BDC\n${operators}\nEMC`;
  const content = [
    mark('Figure', 0, `q ${page.width} 0 0 ${page.height} 0 0 cm /Im0 Do Q`),
    ...layer.blocks.map((text, index) => mark(blocks[index]?.tag ?? 'P', index + 1, text)),
  ].join('\n');
  const elements = [OBJECTS.figure, ...blocks.map((_, index) => OBJECTS.figure + 1 + index)];
  const listed = elements.map(refer).join(' ');
  const element = (tag: string, id: number, entries = ''): Part[] => [
    `<< /S /${tag} /P ${refer(OBJECTS.document)} /Pg ${refer(OBJECTS.page)} /K [${id}] ${entries}>>`,
  ];
  return [
    [
      `<< /Type /Catalog /Pages ${refer(OBJECTS.pages)} /Lang (${language}-IN) /MarkInfo << /Marked true >> ` +
        `/StructTreeRoot ${refer(OBJECTS.tree)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    ],
    [`<< /Type /Pages /Kids [${refer(OBJECTS.page)}] /Count 1 >>`],
    [
      `<< /Type /Page /Parent ${refer(OBJECTS.pages)} /MediaBox [0 0 ${page.width} ${page.height}] ` +
        `/StructParents 0 /Tabs /S /Resources << /XObject << /Im0 ${refer(OBJECTS.image)} >> ` +
        `/Font << /F0 ${refer(OBJECTS.font)} >> >> /Contents ${refer(OBJECTS.content)} >>`,
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    stream(content),
    [
      `<< /Type /StructTreeRoot /K [${refer(OBJECTS.document)}] ` +
        `/ParentTree << /Nums [0 [${listed}]] >> /ParentTreeNextKey 1 >>`,
    ],
    [`<< /S /Document /P ${refer(OBJECTS.tree)} /K [${listed}] >>`],
    [
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] ` +
        `/FirstChar 0 /LastChar ${Math.max(0, layer.widths.split(' ').length - 1)} /Widths [${layer.widths}] ` +
        `/Encoding << /Differences [${layer.differences}] >> /CharProcs << /empty ${refer(OBJECTS.glyph)} >> ` +
        `/Resources << >> /ToUnicode ${refer(OBJECTS.letters)} >>`,
    ],
    stream(layer.toUnicode),
    stream('1000 0 d0'),
    [`<< /Title ${toPdfString(title)} >>`],
    element('Figure', 0, `/Alt ${toPdfString(alt)} `),
    ...blocks.map(({ tag }, index) => element(tag, index + 1)),
  ];
}

/**
 * Writes a tagged PDF of one page with a JPEG and, invisibly, its texts. A library would be many times the
 * size of these few objects.
 */
export function toPdf(jpeg: Uint8Array<ArrayBuffer>, page: Page, content: PdfContent): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const add = (part: Part) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.7\n');
  const offsets = buildObjects(jpeg, page, content).map((object, index) => {
    const at = length;
    add(`${index + 1} 0 obj\n`);
    object.forEach(add);
    add('\nendobj\n');
    return at;
  });
  const start = length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`);
  add(
    `trailer\n<< /Size ${size} /Root ${refer(OBJECTS.catalogue)} /Info ${refer(OBJECTS.info)} >>\n` +
      `startxref\n${start}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
}
