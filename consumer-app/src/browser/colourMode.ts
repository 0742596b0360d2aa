const STORAGE_KEY = 'colour-mode';

export type ColourMode = 'light' | 'dark';

/** The mode of the page: the one chosen here, else that of the device. */
export function getColourMode(): ColourMode {
  const { mode } = document.documentElement.dataset;
  if (mode === 'light' || mode === 'dark') return mode;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Switches the page to a mode, which stays on this device; `boot.js` reads it before the first paint. */
export function setColourMode(mode: ColourMode): void {
  document.documentElement.dataset.mode = mode;
  try {
    window.localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Without storage the choice lasts until the page unloads.
  }
}
