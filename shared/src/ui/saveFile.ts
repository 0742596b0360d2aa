const CSV = 'text/csv;charset=utf-8';

/** Some browsers read the file only after the click handler has finished. */
const KEPT_MS = 60_000;

/** Hands a text or bytes to the browser as a file. */
export function saveFile(name: string, content: BlobPart, type = CSV): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
