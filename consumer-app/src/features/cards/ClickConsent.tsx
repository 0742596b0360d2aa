import { ApiError, getApiErrorText } from '@marketplace/shared/api';
import { Checkbox } from '@marketplace/shared/ui';
import { useState } from 'react';
import { submitConsent, useConsentTexts } from '../../consents';
import { useTexts } from '../../i18n';
import { useSession } from '../../session';
import { cardsTexts } from './texts';

interface Props {
  /** The number of this click; undefined without consent. */
  clickId: string | undefined;
  onChange: (clickId: string | undefined) => void;
}

/** Asks whether the issuer may get a number for this click: that of the consent, never that of the account. */
export function ClickConsent({ clickId, onChange }: Props) {
  const t = useTexts(cardsTexts);
  const { title, text } = useConsentTexts()('card_click');
  const { userId = '' } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const answer = async (granted: boolean) => {
    setBusy(true);
    setFailure('');
    try {
      const { id } = await submitConsent(userId, { purpose: 'card_click' }, granted);
      onChange(granted ? id : undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(t('click_failed', { reason: getApiErrorText(error) }));
    }
    setBusy(false);
  };
  return (
    <Checkbox
      name="card_click"
      label={title}
      hint={clickId === undefined ? text : t('click_number', { number: clickId })}
      error={failure || undefined}
      disabled={busy}
      checked={clickId !== undefined}
      onChange={({ currentTarget }) => void answer(currentTarget.checked)}
    />
  );
}
