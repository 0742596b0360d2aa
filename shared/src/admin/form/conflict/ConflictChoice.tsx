import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import type { Identifier } from 'react-admin';
import type { FieldDescription, FieldKind } from '../../../schema';
import { useTranslate, WarningIcon } from '../../../ui';
import {
  BulletsColumn,
  FlagColumn,
  ImageColumn,
  ReferenceColumn,
  ReferencesColumn,
  TextColumn,
} from '../../fields/Column';
import type { ColumnProps } from '../../fields/fieldProps';
import type { NamedConflict } from './conflict';
import { ChangedBy } from './ChangedBy';
import styles from './conflict.module.css';

const COLUMNS: Partial<Record<FieldKind, ComponentType<ColumnProps>>> = {
  flag: FlagColumn,
  bullets: BulletsColumn,
  image: ImageColumn,
  reference: ReferenceColumn,
  references: ReferencesColumn,
};

function Value({ field, value }: { field: FieldDescription; value: unknown }) {
  const Column = COLUMNS[field.kind] ?? TextColumn;
  return <Column field={field} record={{ id: 0, [field.name]: value }} />;
}

export interface ConflictChoiceProps {
  conflicts: readonly NamedConflict[];
  /** Names each field, for a form of several fields. */
  named?: boolean;
  /** Runs on 'Keep mine'; without it the button submits the surrounding form. */
  onMine?: () => void;
  onTheirs: () => void;
  /** The record, where none is around. */
  id?: Identifier;
}

/** Shows what somebody else has saved beside what was typed, and lets the person choose. */
export function ConflictChoice({ conflicts, named, onMine, onTheirs, id }: ConflictChoiceProps) {
  const translate = useTranslate();
  return (
    <div className={styles['choice']}>
      <p role="alert" tabIndex={-1} className={styles['title']}>
        <WarningIcon />
        {translate('kit.conflict.title')}
      </p>
      <ChangedBy id={id} fields={conflicts.map(({ field }) => field.name)} />
      {conflicts.map(({ field, theirs, mine }) => (
        <div key={field.name}>
          {named && <strong>{translate(field.label)}</strong>}
          <dl>
            <dt>{translate('kit.conflict.theirs')}</dt>
            <dd>
              <Value field={field} value={theirs} />
            </dd>
            <dt>{translate('kit.conflict.mine')}</dt>
            <dd>
              <Value field={field} value={mine} />
            </dd>
          </dl>
        </div>
      ))}
      <Stack direction="row" spacing={1}>
        <Button variant="contained" type={onMine ? 'button' : 'submit'} onClick={onMine}>
          {translate('kit.conflict.keep_mine')}
        </Button>
        <Button variant="outlined" onClick={onTheirs}>
          {translate('kit.conflict.use_theirs')}
        </Button>
      </Stack>
    </div>
  );
}
