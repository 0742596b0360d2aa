import type { ComponentProps } from 'react';
import styles from './choice.module.css';
import { classes } from './classes';
import { useFieldIds } from './fieldIds';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string;
  /** The label is for screen readers alone, as in a table's column. */
  labelHidden?: boolean;
}

/** On or off, at once and without a save button. */
export function Switch({ label, labelHidden, className, ...input }: SwitchProps) {
  const ids = useFieldIds(input.id, input.name);
  return (
    <label className={styles['line']}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        id={ids.control}
        className={classes(styles['switch'], className)}
        {...(labelHidden && { 'aria-label': label })}
      />
      {!labelHidden && <span>{label}</span>}
    </label>
  );
}
