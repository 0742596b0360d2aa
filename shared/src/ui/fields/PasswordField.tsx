import { useState } from 'react';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './TextField';
import { useTranslate } from '../text/translate';
import { VisuallyHidden } from '../text/VisuallyHidden';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

export function PasswordField(props: PasswordFieldProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  const [toggled, setToggled] = useState(false);
  const toggle = () => {
    setShown(!shown);
    setToggled(true);
  };
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <>
          <button
            type="button"
            className={styles['iconButton']}
            aria-label={translate(shown ? 'ui.field.hide_password' : 'ui.field.show_password')}
            onClick={toggle}
          >
            {translate(shown ? 'ui.field.hide' : 'ui.field.show')}
          </button>
          <VisuallyHidden role="status">
            {toggled && translate(shown ? 'ui.field.password_shown' : 'ui.field.password_hidden')}
          </VisuallyHidden>
        </>
      }
    />
  );
}
