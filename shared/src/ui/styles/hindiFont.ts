/** Loads the Devanagari font. Call it when a person chooses Hindi; further calls do nothing. */
export async function loadHindiFont(): Promise<void> {
  await import('./hindiFont.css');
}
