/** Writes a PDF of one page with a JPEG. A library would be many times the size of these few objects. */
export function toPdf(
  jpeg: Uint8Array<ArrayBuffer>,
  { width, height, dpi }: { readonly width: number; readonly height: number; readonly dpi: number },
): Blob {
  const encoder = new TextEncoder();
  const page = { width: (width * 72) / dpi, height: (height * 72) / dpi };
  const content = `q ${page.width} 0 0 ${page.height} 0 0 cm /Im0 Do Q`;
  const objects: (string | Uint8Array<ArrayBuffer>)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
        '/Resources << /XObject << /Im0 4 0 R >> >> /Contents 5 0 R >>',
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
  ];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.4\n');
  const offsets = objects.map((object, index) => {
    const at = length;
    add(`${index + 1} 0 obj\n`);
    object.forEach(add);
    add('\nendobj\n');
    return at;
  });
  const start = length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`);
  add(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
