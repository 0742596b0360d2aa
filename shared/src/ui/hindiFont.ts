/** Fetches the Devanagari font; to be called when Hindi is chosen, and harmless when called again. */
export async function loadHindiFont(): Promise<void> {
  await import('./hindiFont.css');
}
