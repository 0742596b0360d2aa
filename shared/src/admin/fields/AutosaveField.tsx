import type { RaRecord } from 'react-admin';
import type { FieldDescription } from '../../schema';
import { useTranslate } from '../../ui';
import { ConflictChoice } from '../conflict/ConflictChoice';
import { useFieldForm } from '../input/useFieldForm';
import { CellStatus } from '../cell/CellStatus';
import styles from './autosave.module.css';
import { toInputText, type EntitySchema, parseInputText } from './inputText';
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
export function AutosaveField(props: AutosaveFieldProps) {
  const form = useFieldForm(props.record, props.field.name);
  return <RecordField key={form} {...props} form={form} />;
}

interface RecordFieldProps extends AutosaveFieldProps {
  form: string;
}

function RecordField({ form, schema, field, record, save, label, hint }: RecordFieldProps) {
  const translate = useTranslate();
  const { Input } = FIELD_VIEWS[field.kind];
  const stored: unknown = record[field.name];
  const { draft, phase, error, conflict, change, commit, undo } = useAutosave({
    name: field.name,
    form,
    stored,
    parse: (value) => parseInputText(schema, field, value),
    save,
  });
  const atOnce = AT_ONCE.has(field.kind);
  const isText = !Array.isArray(stored) && field.kind !== 'flag';
  const shown = isText ? toInputText(field, stored) : stored;

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
        error={conflict ? undefined : error}
        onChange={(value) => {
          change(value);
          if (atOnce) commit();
        }}
        onBlur={() => {
          if (!atOnce) commit();
        }}
      />
      <span className={styles['status']}>
        <CellStatus phase={phase === 'restored' ? 'idle' : phase} />
      </span>
      {conflict && draft && (
        <ConflictChoice
          conflicts={[{ ...conflict, field }]}
          onMine={() => commit(true)}
          onTheirs={undo}
        />
      )}
      {phase === 'restored' && draft && (
        <p className={styles['restored']}>{translate('kit.input.restored')}</p>
      )}
      {(phase === 'failed' || phase === 'restored') && !conflict && draft && (
        <span className={styles['again']}>
          <button type="button" onClick={() => commit(true)}>
            {translate(phase === 'restored' ? 'kit.form.save' : 'kit.cell.retry')}
          </button>
          <button type="button" onClick={undo}>
            {translate(phase === 'restored' ? 'kit.input.discard' : 'kit.cell.undo')}
          </button>
        </span>
      )}
    </div>
  );
}
