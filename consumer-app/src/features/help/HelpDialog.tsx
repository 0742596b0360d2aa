import { ApiError, requestHelp } from '@marketplace/shared/api';
import { useOnInput } from '@marketplace/shared/form';
import { formatMoment, parseCode, parseMobile } from '@marketplace/shared/format';
import { type HelpRequest, helpRequestSchema, PHONE_LENGTH } from '@marketplace/shared/schema';
import { Button, Dialog, notify, TextField } from '@marketplace/shared/ui';
import { type FocusEvent, useState } from 'react';
import { api } from '../../session';
import { env } from '../../env';
import { useSharedTexts, useTexts } from '../../i18n';
import { singleFlight } from '../../browser';
import { useLanguage } from '../../language';
import { useFieldErrors, useYupForm } from '../../form';
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
import { sendHelp } from './sendHelp';
import { helpTexts } from './texts';

/** Limits a phone number to its digits; leaves other text as it is, so that the person can correct it. */
function limitPhone(text: string): string {
  const plain = parseMobile(text) ?? parseCode(text);
  return /^[0-9]*$/.test(plain) ? plain.slice(0, PHONE_LENGTH) : text;
}

const desk = { url: env.helpUrl, organisation: env.helpOrganisation };

/** Records the request on our server; resolves to its reference, '' if that fails. */
async function recordHelp(request: HelpRequest): Promise<string> {
  try {
    return (await api.call(requestHelp, { body: request })).data.reference;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return '';
  }
}

interface Submission {
  request: HelpRequest;
  /** Called once after success, however many callers wait for the same request. */
  done: () => void;
}

const sendBoth = singleFlight(async ({ request, done }: Submission) => {
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
  const [reference, setReference] = useState('');
  const form = useYupForm({
    getSchema: () => helpRequestSchema,
    translateError: ({ key, params }) => shared(key, params),
    defaultValues: draft?.values ?? EMPTY_HELP_REQUEST,
  });
  const { errors, isSubmitting, isValid } = form.formState;
  const { leave } = useFieldErrors(form);
  useOnInput(form, (name) => {
    saveHelpDraft(form.getValues());
    // The button is disabled while an answer is wrong, so a field that was left once shows its error at each
    // change.
    if (form.getFieldState(name).isTouched) leave(name);
  });

  const field = (name: HelpField) => {
    const { onBlur, ...input } = form.register(name);
    return {
      ...input,
      id: `help-${name}`,
      label: t(name),
      error: errors[name]?.message,
      onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        void onBlur(event);
        leave(name);
      },
    };
  };
  const reset = () => {
    form.reset(EMPTY_HELP_REQUEST);
    deleteHelpDraft();
    document.getElementById('help-contactName')?.focus();
  };
  const submit = form.handleSubmit(async (request) => {
    const [went, recorded] = await sendBoth({ request, done: () => notify.success(t('sent')) });
    if (went || recorded) deleteHelpDraft();
    if (recorded) setReference(recorded);
    else onClose();
  });

  if (reference) return <HelpSent reference={reference} onClose={onClose} />;
  return (
    <Dialog
      open
      closable
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form="help" disabled={!isValid} busy={isSubmitting}>
            {t('send')}
          </Button>
          <Button variant="secondary" onClick={reset}>
            {t('reset')}
          </Button>
        </>
      }
    >
      <form id="help" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{draft ? t('kept', { date: formatMoment(draft.savedAt, language) }) : t('intro')}</p>
        <TextField {...field('contactName')} autoComplete="name" maxLength={80} data-autofocus />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={120} />
        <TextField
          {...field('phoneNumber')}
          rewrite={limitPhone}
          hint={t('phone_hint')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={20}
        />
        <TextField {...field('company')} optional autoComplete="organization" maxLength={80} />
        <Description {...field('description')} hint={t('privacy_hint')} />
        {!isValid && <p className={styles.needed}>{t('required')}</p>}
        {isAnonymous() && <p className={styles.needed}>{t('kept_here')}</p>}
      </form>
    </Dialog>
  );
}
