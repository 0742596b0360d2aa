import { confirmContact, sendContactCode } from '@marketplace/shared/api';
import { Button, notify, OtpField } from '@marketplace/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { Controller } from 'react-hook-form';
import { singleFlight } from '../../browser';
import { useSharedTexts, useTexts } from '../../i18n';
import {
  getOtpErrorText,
  Resend,
  useConfirmationCode,
  useSmsCode,
  verificationTexts,
} from '../../otp';
import { reloadProfile } from '../../profile';
import { api } from '../../session';
import styles from './privacy.module.css';
import { privacyTexts } from './texts';
import { type OwnData, patchOwnData } from './useOwnData';

const CONTACTS = [
  { contact: 'mobile', field: 'mobile_phone_number', verified: 'mobile_verified' },
  { contact: 'email', field: 'email', verified: 'email_verified' },
] as const;

type Contact = (typeof CONTACTS)[number]['contact'];

const requestCode = singleFlight(({ id, contact }: { id: string; contact: Contact }) =>
  api.call(sendContactCode, { params: { id }, body: { contact } }),
);
const confirmCode = singleFlight(({ id, ...body }: { id: string; contact: Contact; otp: string }) =>
  api.call(confirmContact, { params: { id }, body }),
);

interface CodeProps {
  contact: Contact;
  /** The contact as the profile has it. */
  value: string;
  onChanged: () => void;
}

/** Sends a code to a contact, and asks for it. */
function ContactCode({ contact, value, onChanged }: CodeProps) {
  const text = useTexts(privacyTexts);
  const t = useTexts(verificationTexts);
  const { control, invalid, left, sentAt, sentTo, refusal, resent, busy, type, confirm, send } =
    useConfirmationCode({
      name: `code of ${contact}`,
      sent: null,
      request: (id) => requestCode({ id, contact }),
      confirm: (id, otp) => confirmCode({ id, contact, otp }),
      onChanged,
    });
  useSmsCode(contact === 'mobile' ? sentAt : undefined, type);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) confirm();
  };
  if (sentAt === undefined)
    return (
      <>
        {refusal && <p role="alert">{refusal.fault}</p>}
        <Button variant="secondary" busy={busy} onClick={send}>
          {text('contacts.confirm', { contact: value })}
        </Button>
      </>
    );
  return (
    <form className={styles['code']} noValidate onSubmit={submit}>
      <p role="status">
        {t(contact === 'mobile' ? 'sent_mobile' : 'sent_email')} <strong>{sentTo}</strong>
      </p>
      <Controller
        control={control}
        name="otp"
        render={({ field }) => (
          <OtpField
            {...field}
            label={t('code')}
            hint={t('code_hint')}
            error={getOtpErrorText(t, { refusal, invalid, left })}
          />
        )}
      />
      <Button type="submit" busy={busy} variant={left === 0 ? 'secondary' : 'primary'}>
        {text('contacts.submit')}
      </Button>
      <Resend sentAt={sentAt} dead={left === 0} resent={resent} onResend={send} />
    </form>
  );
}

interface Props {
  userId: string;
  profile: OwnData['profile'];
}

/** Lists the contacts of the profile, with a way to confirm the one that nobody has confirmed by a code. */
export function ContactList({ userId, profile }: Props) {
  const text = useTexts(privacyTexts);
  const shared = useSharedTexts();
  const [confirmed, setConfirmed] = useState<Contact>();
  const given = CONTACTS.filter(({ field }) => profile[field] !== '');
  const onChanged = (contact: Contact, verified: (typeof CONTACTS)[number]['verified']) => {
    patchOwnData(userId, (held) => ({ profile: { ...held.profile, [verified]: 1 } }));
    setConfirmed(contact);
    notify.success(text('contacts.done'));
    void reloadProfile();
  };
  return (
    <ul className={styles['contacts']}>
      {given.map(({ contact, field, verified }) => {
        const value = profile[field];
        const isVerified = profile[verified] === 1 || confirmed === contact;
        return (
          <li key={contact}>
            <p>
              {shared(`fields.${field}`)} <strong>{value}</strong>
            </p>
            <p className={styles['muted']}>
              {text(isVerified ? 'contacts.confirmed' : 'contacts.unconfirmed')}
            </p>
            {!isVerified && (
              <ContactCode
                contact={contact}
                value={value}
                onChanged={() => onChanged(contact, verified)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
