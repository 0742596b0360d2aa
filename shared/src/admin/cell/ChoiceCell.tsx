import { optionsIn } from '../../schema';
import type { CellProps } from '../fields/fieldProps';
import { useLanguage } from '../i18n/useLanguage';
import { SelectCell } from './SelectCell';

/** Edits one value of an option list. */
export function ChoiceCell(props: CellProps) {
  const language = useLanguage();
  const list = props.field.options ? optionsIn(props.field.options, language) : [];
  return <SelectCell {...props} options={list.map(({ id, label }) => ({ value: id, label }))} />;
}
