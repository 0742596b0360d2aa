import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslate } from '../../../ui';
import { type Shortcut, useShortcuts } from './useShortcuts';

const CommandPalette = lazy(() =>
  import('./CommandPalette').then((m) => ({ default: m.CommandPalette })),
);
const ShortcutSheet = lazy(() =>
  import('./ShortcutSheet').then((m) => ({ default: m.ShortcutSheet })),
);

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey;

const focusSearch = () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus();

/** Opens the command palette, and listens for the console's shortcuts, which are declared here. */
export function PaletteButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState<'palette' | 'sheet'>();
  const shortcuts = useMemo(
    (): Shortcut[] => [
      {
        label: 'kit.palette.open',
        keys: [/mac/i.test(navigator.userAgent) ? '⌘' : 'Ctrl', 'K'],
        single: false,
        matches: ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
          key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey,
        run: () => setOpen('palette'),
      },
      {
        label: 'kit.palette.search_list',
        keys: ['/'],
        single: true,
        matches: (event) => event.key === '/' && isPlain(event),
        run: focusSearch,
      },
      {
        label: 'kit.palette.shortcuts',
        keys: ['?'],
        single: true,
        matches: (event) => event.key === '?' && isPlain(event),
        run: () => setOpen('sheet'),
      },
    ],
    [],
  );
  useShortcuts(shortcuts);
  const label = translate('kit.palette.open');
  const close = () => setOpen(undefined);
  return (
    <>
      <IconButton
        color="inherit"
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen('palette')}
      >
        <SearchIcon fontSize="small" />
      </IconButton>
      <Suspense fallback={null}>
        {open === 'palette' && (
          <CommandPalette onClose={close} onShowShortcuts={() => setOpen('sheet')} />
        )}
        {open === 'sheet' && <ShortcutSheet shortcuts={shortcuts} onClose={close} />}
      </Suspense>
    </>
  );
}
