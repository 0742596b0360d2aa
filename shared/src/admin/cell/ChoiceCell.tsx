import { useLocale } from 'react-admin';
import { optionsIn } from '../../schema';
import type { CellProps } from '../fields/fieldProps';
import { languageOf } from '../fields/language';
import { SelectCell } from './SelectCell';

/** One of an option list. */
export function ChoiceCell(props: CellProps) {
  const language = languageOf(useLocale());
  const list = props.field.options ? optionsIn(props.field.options, language) : [];
  return <SelectCell {...props} options={list.map(({ id, label }) => ({ value: id, label }))} />;
}
