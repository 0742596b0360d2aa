import { useTranslate } from '../../ui';
import { draftOf, parseDraft } from '../fields/draft';
import type { CellProps } from '../fields/fieldProps';
import styles from './cell.module.css';
import { InlineCell } from './InlineCell';

export interface SelectCellProps extends CellProps {
  options: readonly { value: string; label: string }[];
}

const openPicker = (select: HTMLSelectElement) => {
  try {
    select.showPicker();
  } catch {
    // Only a fresh key or click may open it; the select then waits with the focus.
  }
};

/** One of several, chosen in the browser's own list. */
export function SelectCell({ field, schema, record, rowName, save, options }: SelectCellProps) {
  const translate = useTranslate();
  const value: unknown = record[field.name];
  const draft = draftOf(field, value);
  return (
    <InlineCell
      label={translate(field.label)}
      rowName={rowName}
      value={value}
      text={options.find((option) => option.value === draft)?.label ?? draft}
      draftOf={(current) => draftOf(field, current)}
      parse={(typed) => parseDraft(schema, field, typed)}
      save={save}
      onOpened={(element) => {
        if (element instanceof HTMLSelectElement) openPicker(element);
      }}
      control={({ ref, props: { readOnly, ...props }, choose }) => (
        <select
          {...props}
          ref={ref}
          className={styles['control']}
          disabled={readOnly}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">–</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    />
  );
}
