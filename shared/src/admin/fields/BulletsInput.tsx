import { useId, useState } from 'react';
import { Button, CloseIcon, FieldError, useTranslate } from '../../ui';
import { SortableRows } from '../table/SortableRows';
import { useSortableRow } from '../table/useSortableRow';
import type { InputProps } from './fieldProps';
import styles from './fields.module.css';

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
  const { handle, rowProps } = useSortableRow(line.id, position);
  return (
    <li {...rowProps} className={styles['bulletLine']}>
      {handle}
      <input
        className={styles['bulletText']}
        aria-label={translate('kit.bullets.item', { n: position })}
        value={line.text}
        autoFocus={focus}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <button
        type="button"
        className={styles['bulletRemove']}
        aria-label={translate('kit.bullets.remove', { n: position })}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

let lastLine = 0;
const lineOf = (text: string): Line => {
  lastLine += 1;
  return { id: `line-${lastLine}`, text };
};

/** Short texts that are added, removed and put in order. */
export function BulletsInput({ field, value, onChange, error, label }: InputProps) {
  const translate = useTranslate();
  const ids = useId();
  const [lines, setLines] = useState(() =>
    Array.isArray(value) ? value.map((text) => lineOf(String(text))) : [],
  );
  const [added, setAdded] = useState<string>();
  const change = (next: Line[]) => {
    setLines(next);
    onChange(next.map(({ text }) => text));
  };
  const add = () => {
    const line = lineOf('');
    setAdded(line.id);
    change([...lines, line]);
  };
  return (
    <fieldset className={styles['group']} aria-describedby={error ? `${ids}-error` : undefined}>
      <legend className={styles['legend']}>{label ?? translate(field.label)}</legend>
      {lines.length === 0 && <p className={styles['muted']}>{translate('kit.bullets.empty')}</p>}
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
      <Button variant="secondary" size="small" onClick={add}>
        {translate('kit.bullets.add')}
      </Button>
      <FieldError id={`${ids}-error`} text={error} />
    </fieldset>
  );
}
