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
  // A tap shows at once; the number follows.
  const [checked, setChecked] = useState(clickId !== undefined);
  const [failure, setFailure] = useState('');
  const answer = async (granted: boolean) => {
    setChecked(granted);
    setFailure('');
    if (!granted) onChange(undefined);
    try {
      const { id } = await submitConsent(userId, { purpose: 'card_click' }, granted);
      if (granted) onChange(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setChecked(!granted);
      setFailure(t('click_failed', { reason: getApiErrorText(error) }));
    }
  };
  return (
    <Checkbox
      name="card_click"
      label={title}
      hint={clickId === undefined ? text : t('click_number', { number: clickId })}
      error={failure || undefined}
      checked={checked}
      onChange={({ currentTarget }) => void answer(currentTarget.checked)}
    />
  );
}
