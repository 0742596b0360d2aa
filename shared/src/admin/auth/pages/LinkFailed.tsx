import type { ReactNode } from 'react';
import type { ApiError } from '../../../api';
import { Button, useTranslate } from '../../../ui';
import { SignInCard } from './SignInCard';

interface LinkFailedProps {
  title: string;
  failure: ApiError;
  retry: () => void;
  /** Where to go instead. */
  children: ReactNode;
}

/** Says why a one-time link cannot be used, and where to go instead. */
export function LinkFailed({ title, failure, retry, children }: LinkFailedProps) {
  const translate = useTranslate();
  return (
    <SignInCard heading={title}>
      <p role="alert">
        {failure.status === 422 ? translate('sign_in.link_incomplete') : failure.message}
      </p>
      {failure.retryable && <Button onClick={retry}>{translate('sign_in.retry')}</Button>}
      {children}
    </SignInCard>
  );
}
