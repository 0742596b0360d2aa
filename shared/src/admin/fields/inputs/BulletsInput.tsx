import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useInput } from 'react-admin';
import { Note } from '../../layout/text';
import { FieldError, useTranslate } from '../../../ui';
import { isSameValue } from '../../data/versions/changedFields';
import { SortableRows } from '../order/SortableRows';
import { useSortableRow } from '../order/useSortableRow';
import type { InputProps } from '../fieldProps';
import styles from '../fields.module.css';

interface Line {
  id: string;
  text: string;
}

interface LineProps {
  line: Line;
  position: number;
  focus: boolean;
  onText: (text: string) => void;
  onRemove: () => void;
}

function BulletLine({ line, position, focus, onText, onRemove }: LineProps) {
  const translate = useTranslate();
  const name = translate('kit.bullets.item', { n: position });
  const { handle, rowProps } = useSortableRow(line.id, line.text || name);
  return (
    <Stack
      {...rowProps}
      component="li"
      direction="row"
      spacing={0.5}
      sx={{ flexWrap: 'nowrap', borderRadius: '8px' }}
    >
      {handle}
      <OutlinedInput
        fullWidth
        size="small"
        inputProps={{ 'aria-label': name }}
        value={line.text}
        autoFocus={focus}
        onChange={(event) => onText(event.target.value)}
      />
      <IconButton aria-label={translate('kit.bullets.remove', { n: position })} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

let lastLine = 0;
const toLine = (text: string): Line => {
  lastLine += 1;
  return { id: `line-${lastLine}`, text };
};

/** Edits a list of short texts: adds, removes and sorts them. react-admin's array inputs need objects. */
export function BulletsInput({ field, label, onChange }: InputProps) {
  const translate = useTranslate();
  const ids = useId();
  const { field: input, fieldState } = useInput({ source: field.name, onChange });
  const texts: string[] = Array.isArray(input.value) ? input.value.map(String) : [];
  const [known, setLines] = useState(() => texts.map(toLine));
  const [added, setAdded] = useState<string>();
  // The form may replace these texts, for example with what a person typed before a reload.
  const isKnown = isSameValue(
    known.map(({ text }) => text),
    texts,
  );
  const lines = isKnown ? known : texts.map(toLine);
  if (!isKnown) setLines(lines);
  const [error] = [fieldState.error].flat().filter(Boolean);
  const change = (next: Line[]) => {
    setLines(next);
    input.onChange(next.map(({ text }) => text));
  };
  const add = () => {
    const line = toLine('');
    setAdded(line.id);
    change([...lines, line]);
  };
  return (
    <fieldset className={styles['group']} aria-describedby={error ? `${ids}-error` : undefined}>
      <legend className={styles['legend']}>{label ?? translate(field.label)}</legend>
      {lines.length === 0 && <Note sx={{ my: 0.5 }}>{translate('kit.bullets.empty')}</Note>}
      <SortableRows
        ids={lines.map(({ id }) => id)}
        onOrder={(order) =>
          change(order.flatMap((id) => lines.find((line) => line.id === id) ?? []))
        }
      >
        <ol className={styles['bulletLines']}>
          {lines.map((line, index) => (
            <BulletLine
              key={line.id}
              line={line}
              position={index + 1}
              focus={line.id === added}
              onText={(text) =>
                change(lines.map((other) => (other === line ? { ...line, text } : other)))
              }
              onRemove={() => change(lines.filter((other) => other !== line))}
            />
          ))}
        </ol>
      </SortableRows>
      <Button variant="outlined" onClick={add}>
        {translate('kit.bullets.add')}
      </Button>
      <FieldError id={`${ids}-error`} text={error?.message} />
    </fieldset>
  );
}
