/** Longer than a frame. A hidden page draws none, and must not wait for one. */
const NO_FRAME_MS = 100;

/**
 * Resolves once the browser has painted what has changed. Longer work that begins with it does not delay the answer to
 * a press.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const hidden = setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(hidden);
      // A frame is painted after the callbacks that it runs.
      setTimeout(resolve);
    });
  });
