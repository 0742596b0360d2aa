import { formatDateTime } from '@marketplace/shared/format';
import {
  type HelpRequest,
  helpRequestSchema,
  PHONE_LENGTH,
  validate,
} from '@marketplace/shared/schema';
import { Button, Dialog, notify, TextField } from '@marketplace/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { env } from '../../browser/env';
import { useSharedTexts, useTexts } from '../../language/i18n';
import { singleFlight } from '../../browser/singleFlight';
import { useLanguage } from '../../language/language';
import { normalizeMobile } from '../../form/spec/normalizeAnswer';
import { Description } from './Description';
import styles from './help.module.css';
import {
  deleteHelpDraft,
  EMPTY_HELP_REQUEST,
  type HelpField,
  isAnonymous,
  saveHelpDraft,
  readHelpDraft,
} from './helpDraft';
import { HelpSent } from './HelpSent';
import { recordHelp } from './recordHelp';
import { sendHelp } from './sendHelp';
import { helpTexts } from './texts';

/** Limits a phone number to its digits; leaves other text as it is, so that the person can correct it. */
function phone(typed: string): string {
  const plain = normalizeMobile(typed);
  return /^[0-9]*$/.test(plain) ? plain.slice(0, PHONE_LENGTH) : typed;
}

const desk = { url: env.helpUrl, organisation: env.helpOrganisation };

interface Letter {
  request: HelpRequest;
  /** Called once after success, however many callers wait for the same request. */
  done: () => void;
}

const sendBoth = singleFlight(async ({ request, done }: Letter) => {
  const answers = await Promise.all([sendHelp(desk, request), recordHelp(request)]);
  done();
  return answers;
});

/** Dialog to request help. The input stays as a draft until the request is really sent. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(helpTexts);
  const shared = useSharedTexts();
  const language = useLanguage();
  const [draft] = useState(readHelpDraft);
  const [values, setValues] = useState(draft?.values ?? EMPTY_HELP_REQUEST);
  const [left, setLeft] = useState<Partial<Record<HelpField, boolean>>>({});
  const [busy, setBusy] = useState(false);
  const [reference, setReference] = useState('');
  const checked = validate(helpRequestSchema, values);

  const change = (name: HelpField, value: string) => {
    const next = { ...values, [name]: name === 'phoneNumber' ? phone(value) : value };
    setValues(next);
    saveHelpDraft(next);
  };
  const fault = (name: HelpField) => {
    const found = checked.ok || !left[name] ? undefined : checked.errors[name];
    return found && shared(found.key, found.params);
  };
  const field = (name: HelpField) => ({
    id: `help-${name}`,
    name,
    label: t(name),
    error: fault(name),
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change(name, event.currentTarget.value),
    onBlur: () => setLeft((seen) => ({ ...seen, [name]: values[name] !== '' })),
  });
  const reset = () => {
    setValues(EMPTY_HELP_REQUEST);
    setLeft({});
    deleteHelpDraft();
    document.getElementById('help-contactName')?.focus();
  };
  const send = async () => {
    if (!checked.ok) return;
    setBusy(true);
    const [went, recorded] = await sendBoth({
      request: checked.value,
      done: () => notify.success(t('sent')),
    });
    if (went || recorded) deleteHelpDraft();
    setBusy(false);
    if (recorded) setReference(recorded);
    else onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };

  if (reference) return <HelpSent reference={reference} onClose={onClose} />;
  return (
    <Dialog
      open
      closable
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form="help" disabled={!checked.ok} busy={busy}>
            {t('send')}
          </Button>
          <Button variant="secondary" onClick={reset}>
            {t('reset')}
          </Button>
        </>
      }
    >
      <form id="help" className={styles.form} noValidate onSubmit={submit}>
        <p>{draft ? t('kept', { date: formatDateTime(draft.savedAt, language) }) : t('intro')}</p>
        <TextField {...field('contactName')} autoComplete="name" maxLength={80} data-autofocus />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={120} />
        <TextField
          {...field('phoneNumber')}
          hint={t('phone_hint')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={20}
        />
        <TextField {...field('company')} optional autoComplete="organization" maxLength={80} />
        <Description {...field('description')} hint={t('privacy_hint')} />
        {!checked.ok && <p className={styles.needed}>{t('needed')}</p>}
        {isAnonymous() && <p className={styles.needed}>{t('kept_here')}</p>}
      </form>
    </Dialog>
  );
}
