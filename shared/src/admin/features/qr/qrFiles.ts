/** The modules of a QR code, row by row, including its quiet zone; true is dark. */
export type QrModules = readonly (readonly boolean[])[];

/** Pixels of a module in a PNG: a code of 33 modules is sharp on a poster of 10 cm. */
const PNG_SCALE = 24;

/** Draws a QR code in black on white, whatever the colours of the page, so that every camera reads it. */
export function buildQrSvg(modules: QrModules): string {
  const size = modules.length;
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
}

/** Draws a QR code as a PNG. Rejects if the browser cannot encode it. */
export async function toPng(modules: QrModules): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = modules.length * PNG_SCALE;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * PNG_SCALE, y * PNG_SCALE, PNG_SCALE, PNG_SCALE);
    }),
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('No PNG'))), 'image/png');
  });
}
