import { useTranslate } from '../../ui';
import { toInputText, parseInputText } from '../fields/inputText';
import type { CellProps } from '../fields/fieldProps';
import { useFieldForm } from '../form/useFieldForm';
import { InlineCell } from './InlineCell';

export interface SelectCellProps extends CellProps {
  options: readonly { value: string; label: string }[];
}

/** Edits one of several values in the browser's own select. */
export function SelectCell({ field, schema, record, rowName, save, options }: SelectCellProps) {
  const translate = useTranslate();
  const form = useFieldForm(record, field.name);
  const value: unknown = record[field.name];
  const draft = toInputText(field, value);
  return (
    <InlineCell
      field={field}
      form={form}
      label={translate(field.label)}
      rowName={rowName}
      value={value}
      text={options.find((option) => option.value === draft)?.label ?? draft}
      draftOf={(current) => toInputText(field, current)}
      parse={(typed) => parseInputText(schema, field, typed)}
      save={save}
      options={options}
    />
  );
}
