import { useEffect } from 'react';
import { useStore } from 'react-admin';

/** A key, or keys pressed together, and what they do. */
export interface Shortcut {
  /** Catalogue key of its description. */
  label: string;
  keys: readonly string[];
  /** Whether it is one key without a modifier, which speech input may trigger by accident. */
  single: boolean;
  matches: (event: KeyboardEvent) => boolean;
  run: () => void;
}

/** Whether single keys are shortcuts; a person may switch them off (WCAG 2.1.4). */
export const useSingleKeys = () => useStore('preferences.single_keys', true);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="grid"]') !== null;

/** A native dialog stays in the page while it is closed. */
const OPEN_DIALOG = 'dialog[open], [role$="dialog"]:not(dialog), [role="menu"]';

/** react-admin keeps closed menus in the page, hidden. */
const isDialogOpen = (): boolean =>
  [...document.querySelectorAll(OPEN_DIALOG)].some((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );

/** Runs shortcuts everywhere but in dialogs; single keys not in fields either. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const [hasSingleKeys] = useSingleKeys();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isDialogOpen()) return;
      const found = shortcuts.find(
        ({ single, matches }) =>
          matches(event) && (!single || (hasSingleKeys && !isTyping(event.target))),
      );
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [hasSingleKeys, shortcuts]);
}
