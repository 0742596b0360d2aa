import { Note, SortableRows, useSortableRow, useTexts } from '@marketplace/shared/admin';
import { type Funnel, getOptionIds, getOptionLabel } from '@marketplace/shared/schema';
import { FieldError } from '@marketplace/shared/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import styles from './funnel.module.css';

interface OptionProps {
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
}

const Option = ({ label, ...input }: OptionProps) => (
  <FormControlLabel className={styles['option']} label={label} control={<Checkbox {...input} />} />
);

function ChosenOption({ id, ...option }: OptionProps & { id: string }) {
  const { handle, rowProps } = useSortableRow(id, option.label, option.disabled);
  return (
    <li {...rowProps}>
      {handle}
      <Option {...option} />
    </li>
  );
}

interface Props {
  name: 'products' | 'questions';
  list: 'product' | 'funnelQuestion';
  hint: string;
  /** The maximum number of chosen options. */
  max?: number;
  disabled: boolean;
}

/** Chooses and orders options of a list: the chosen ones first, in the person's order, then the others. */
export function OrderedChoice({ name, list, hint, max = Infinity, disabled }: Props) {
  const { translate, language } = useTexts();
  const errorId = useId();
  const { field, fieldState } = useController<Funnel, typeof name>({ name });
  const chosen = field.value;
  const others = getOptionIds(list).filter((id) => !chosen.includes(id));
  const error = [fieldState.error].flat().find((one) => one?.message)?.message;
  return (
    <fieldset className={styles['choice']} aria-describedby={error ? errorId : undefined}>
      <legend>{translate(`funnel.fields.${name}`)}</legend>
      <Note>{hint}</Note>
      <SortableRows ids={chosen} onOrder={(ids) => field.onChange(ids.map(String))}>
        <ol>
          {chosen.map((id) => (
            <ChosenOption
              key={id}
              id={id}
              label={getOptionLabel(list, id, language)}
              checked
              disabled={disabled}
              onChange={() => field.onChange(chosen.filter((other) => other !== id))}
            />
          ))}
        </ol>
      </SortableRows>
      <ul>
        {others.map((id) => (
          <li key={id}>
            <Option
              label={getOptionLabel(list, id, language)}
              checked={false}
              disabled={disabled || chosen.length >= max}
              onChange={() => field.onChange([...chosen, id])}
            />
          </li>
        ))}
      </ul>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
