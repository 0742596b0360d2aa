import { type ComponentProps, type ReactNode, useId } from 'react';
import { ErrorIcon, useTranslate } from '../../../ui';
import type { SignInFrameProps } from './SignInFrame';
import styles from './signInPage.module.css';

interface SignInCardProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput'> {
  /** The console, to be named above the heading. */
  area?: SignInFrameProps['area'];
  heading: string;
  /** Why the whole form was refused. */
  error?: string | undefined;
  children: ReactNode;
}

/** The card of a page in front of a console. It is a form if it has `onSubmit`. */
export function SignInCard({ area, heading, error, children, ...form }: SignInCardProps) {
  const translate = useTranslate();
  const id = useId();
  const head = (
    <div>
      {area && <p className={styles['area']}>{translate(`sign_in.${area}`)}</p>}
      <h1 id={id}>{heading}</h1>
    </div>
  );
  if (!form.onSubmit)
    return (
      <section className={styles['card']} aria-labelledby={id}>
        {head}
        {children}
      </section>
    );
  return (
    <form className={styles['card']} aria-labelledby={id} noValidate {...form}>
      {head}
      {/* The region is there before the error, so that screen readers say the error. */}
      <div role="alert">
        {error && (
          <p className={styles['error']}>
            <ErrorIcon />
            <span>{error}</span>
          </p>
        )}
      </div>
      {children}
    </form>
  );
}
