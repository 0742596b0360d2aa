import { useOptimistic, useRef, useState, useTransition } from 'react';
import { Switch, useTranslate } from '../../../ui';
import type { CellProps } from '../fieldProps';
import { getErrorText } from '../../feedback/failure/errorText';
import { CellStatus } from './CellStatus';
import styles from './cell.module.css';

/**
 * A switch that saves at once: it moves before the server answers, and moves back if saving fails.
 */
export function FlagCell({
  field,
  record,
  rowName,
  save,
  disabled,
}: Omit<CellProps, 'schema'> & { disabled?: boolean }) {
  const translate = useTranslate();
  const stored = record[field.name] === 1;
  const [on, showOn] = useOptimistic(stored);
  const [saving, start] = useTransition();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const turn = () => {
    if (saving) return;
    start(async () => {
      showOn(!stored);
      setError(undefined);
      try {
        await save(stored ? 0 : 1);
      } catch (failure) {
        setError(getErrorText(failure, translate));
      }
    });
  };
  const retry = () => {
    // The button goes away with the error, so the switch takes the focus.
    input.current?.focus();
    turn();
  };
  return (
    <span className={styles['flag']} aria-busy={saving || undefined}>
      <Switch
        ref={input}
        label={translate('kit.cell.switch', { field: translate(field.label), row: rowName })}
        labelHidden
        checked={on}
        disabled={disabled}
        onChange={turn}
      />
      {(saving || error) && (
        <CellStatus phase={error ? 'failed' : 'saving'} error={error} onRetry={retry} />
      )}
    </span>
  );
}
