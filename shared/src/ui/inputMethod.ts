/**
 * Key code of a key that an input method handles. Nothing else tells Safari's last key, which comes after the
 * composition's end.
 */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Keeps the keys of a composition from every listener of the page. Enter, Escape, Tab and the arrows choose
 * among the candidates of an input method, such as a Hindi keyboard's, and must not also save a cell, close a
 * dialog or open what a palette highlights. Call it before any other listener is added.
 */
export function keepCompositionKeys(): void {
  const stop = (event: KeyboardEvent) => {
    if (!event.isComposing && Reflect.get(event, 'keyCode') !== HANDLED_BY_INPUT_METHOD) return;
    event.stopImmediatePropagation();
    // By default Escape also empties a search and closes a native dialog.
    if (event.key === 'Escape') event.preventDefault();
  };
  window.addEventListener('keydown', stop, true);
  window.addEventListener('keyup', stop, true);
}
