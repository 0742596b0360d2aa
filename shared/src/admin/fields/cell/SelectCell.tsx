import { getOptions } from '../../../schema';
import { useTranslate } from '../../../ui';
import { toInputText, parseInputText } from '../inputText';
import type { CellProps } from '../fieldProps';
import { useReferences } from '../useReferences';
import { useFieldForm } from '../../form/useFieldForm';
import { useLanguage } from '../../i18n/useLanguage';
import { InlineCell } from './InlineCell';

interface SelectCellProps extends CellProps {
  options: readonly { value: string; label: string }[];
}

/** Edits one of several values in the browser's own select. */
function SelectCell({ field, schema, record, rowName, save, options }: SelectCellProps) {
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
      toDraft={(current) => toInputText(field, current)}
      parse={(input) => parseInputText(schema, field, input)}
      save={save}
      options={options}
    />
  );
}

export function ChoiceCell(props: CellProps) {
  const language = useLanguage();
  const list = props.field.options ? getOptions(props.field.options, language) : [];
  return <SelectCell {...props} options={list.map(({ id, label }) => ({ value: id, label }))} />;
}

export function ReferenceCell(props: CellProps) {
  const { options } = useReferences(props.field.target);
  return <SelectCell {...props} options={options} />;
}
