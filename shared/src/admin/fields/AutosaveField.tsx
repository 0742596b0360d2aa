import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldDescription } from '../../schema';
import { useTranslate } from '../../ui';
import { CellStatus } from '../cell/CellStatus';
import { failureText } from '../cell/failureText';
import { sameValue } from '../data/changedFields';
import styles from './autosave.module.css';
import { draftOf, type EntitySchema, parseDraft } from './draft';
import { FIELD_VIEWS } from './registry';

/** How long a field says that it has saved. */
const SAVED_MS = 2000;
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
  const [draft, setDraft] = useState<{ value: unknown }>();
  const [phase, setPhase] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const [error, setError] = useState<string>();
  const atOnce = AT_ONCE.has(field.kind);
  const isText = !Array.isArray(stored) && field.kind !== 'flag';
  const shown = isText ? draftOf(field, stored) : stored;

  useEffect(() => {
    if (phase !== 'saved') return undefined;
    const timer = setTimeout(() => setPhase('idle'), SAVED_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const commit = async (value: unknown) => {
    const parsed = parseDraft(schema, field, value);
    if (!parsed.ok) {
      setPhase('idle');
      setError(translate(parsed.message.key, parsed.message.params));
      return;
    }
    setError(undefined);
    if (sameValue(parsed.value, stored)) {
      setDraft(undefined);
      return;
    }
    setPhase('saving');
    try {
      await save(parsed.value);
      setDraft(undefined);
      setPhase('saved');
    } catch (failure) {
      setPhase('failed');
      setError(failureText(failure, translate));
    }
  };

  const undo = () => {
    setDraft(undefined);
    setError(undefined);
    setPhase('idle');
  };

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
          setDraft({ value });
          if (atOnce) void commit(value);
        }}
        onBlur={() => {
          if (draft && !atOnce && phase === 'idle') void commit(draft.value);
        }}
      />
      <span className={styles['status']}>
        <CellStatus phase={phase} />
      </span>
      {phase === 'failed' && draft && (
        <span className={styles['again']}>
          <button type="button" onClick={() => void commit(draft.value)}>
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
