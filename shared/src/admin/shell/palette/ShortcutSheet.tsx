import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { Subheading } from '../../layout/text';
import { useTranslate } from '../../../ui';
import { DialogHeader } from '../../form/FormDialog';
import styles from './palette.module.css';
import { type Shortcut, useSingleKeys } from './useShortcuts';

export interface ShortcutSheetProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

/** The keys of a list's cells, which the cells themselves handle. */
const CELL_KEYS = [
  { label: 'kit.palette.move', keys: ['↑', '↓', '←', '→'] },
  { label: 'kit.palette.edit_cell', keys: ['Enter'] },
  { label: 'kit.palette.next_cell', keys: ['Tab'] },
  { label: 'kit.palette.reset_cell', keys: ['Esc'] },
] as const;

/** Lists the shortcuts of a console, and lets a person switch single-key shortcuts off. */
export function ShortcutSheet({ shortcuts, onClose }: ShortcutSheetProps) {
  const translate = useTranslate();
  const id = useId();
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogHeader id={id} title={translate('kit.palette.shortcuts')} onClose={onClose} />
      <DialogContent>
        <dl className={styles['shortcuts']}>
          {shortcuts.map(({ label, keys, single }) => (
            <div key={label} data-off={(single && !hasSingleKeys) || undefined}>
              <dt>{translate(label)}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Subheading sx={{ mt: 2, mb: 0.5 }}>{translate('kit.palette.cells')}</Subheading>
        <dl className={styles['shortcuts']}>
          {CELL_KEYS.map(({ label, keys }) => (
            <div key={label}>
              <dt>{translate(label)}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <FormControlLabel
          control={<Switch checked={hasSingleKeys} onChange={(_, isOn) => setSingleKeys(isOn)} />}
          label={translate('kit.palette.single_keys')}
        />
      </DialogContent>
    </Dialog>
  );
}
