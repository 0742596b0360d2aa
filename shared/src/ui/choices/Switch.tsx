import type { ComponentProps } from 'react';
import styles from './choice.module.css';
import { joinClasses } from '../classes';
import { useFieldIds } from '../fields/fieldIds';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string;
  /** Hides the label from view, as in a table column; screen readers still read it. */
  labelHidden?: boolean;
}

/** A switch for settings that apply at once, without a save button. */
export function Switch({ label, labelHidden, className, ...input }: SwitchProps) {
  const ids = useFieldIds(input.id, input.name);
  return (
    <label className={styles['line']}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        id={ids.control}
        className={joinClasses(styles['switch'], className)}
        {...(labelHidden && { 'aria-label': label })}
      />
      {!labelHidden && <span>{label}</span>}
    </label>
  );
}
