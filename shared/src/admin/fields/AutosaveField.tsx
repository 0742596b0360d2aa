import type { RaRecord } from 'react-admin';
import type { FieldDescription } from '../../schema';
import { useTranslate } from '../../ui';
import { CellStatus } from '../cell/CellStatus';
import styles from './autosave.module.css';
import { draftOf, type EntitySchema, parseDraft } from './draft';
import { FIELD_VIEWS } from './registry';
import { useAutosave } from './useAutosave';

/** Kinds that are complete with one click; all others are saved when they are left. */
const AT_ONCE = new Set(['flag', 'choice', 'reference', 'references', 'image']);

export interface AutosaveFieldProps {
  schema: EntitySchema;
  field: FieldDescription;
  record: RaRecord;
  save: (value: unknown) => Promise<void>;
  label?: string;
  hint?: string;
}

/** A field of a page without a save button: saved by itself when it is left, only when it has changed. */
export function AutosaveField({ schema, field, record, save, label, hint }: AutosaveFieldProps) {
  const translate = useTranslate();
  const { Input } = FIELD_VIEWS[field.kind];
  const stored: unknown = record[field.name];
  const { draft, phase, error, change, commit, undo } = useAutosave({
    stored,
    parse: (value) => parseDraft(schema, field, value),
    save,
  });
  const atOnce = AT_ONCE.has(field.kind);
  const isText = !Array.isArray(stored) && field.kind !== 'flag';
  const shown = isText ? draftOf(field, stored) : stored;

  return (
    <div
      className={styles['field']}
      data-kind={field.kind}
      aria-busy={phase === 'saving' || undefined}
    >
      <Input
        field={field}
        value={draft ? draft.value : shown}
        label={label}
        hint={hint}
        error={error}
        onChange={(value) => {
          change(value);
          if (atOnce) commit();
        }}
        onBlur={() => {
          if (!atOnce) commit();
        }}
      />
      <span className={styles['status']}>
        <CellStatus phase={phase} />
      </span>
      {phase === 'failed' && draft && (
        <span className={styles['again']}>
          <button type="button" onClick={() => commit(true)}>
            {translate('kit.cell.retry')}
          </button>
          <button type="button" onClick={undo}>
            {translate('kit.cell.undo')}
          </button>
        </span>
      )}
    </div>
  );
}
