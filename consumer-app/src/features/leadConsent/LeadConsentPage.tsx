import { type AnswerOf, answerLeadConsent, readLeadConsent } from '@marketplace/shared/api';
import { getOptionLabel } from '@marketplace/shared/schema';
import { Button, buttonClass } from '@marketplace/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { setPartner } from '../../brand';
import { useTexts } from '../../i18n';
import { getStoredLanguage, showLanguage, useLanguage } from '../../language';
import { paths } from '../../paths';
import { api } from '../../session';
import { Failure, Link, Loading, Notice, QueryFailure } from '../../ui';
import { leadConsentTexts } from './texts';

type Consent = AnswerOf<typeof readLeadConsent>['data'];

/** Shows the page as the partner's, in the customer's language unless this device has chosen one. */
function useAppearance({ partner: { url_segment }, language }: Consent): void {
  useEffect(() => {
    void setPartner(url_segment);
    if (getStoredLanguage() === undefined) void showLanguage(language);
  }, [url_segment, language]);
}

interface AnswerProps {
  consent: Consent;
  token: string;
  queryKey: readonly unknown[];
}

/** Says what the partner asks, takes the answer, and says what follows from it. */
function Answer({ consent, token, queryKey }: AnswerProps) {
  const t = useTexts(leadConsentTexts);
  const language = useLanguage();
  const queries = useQueryClient();
  useAppearance(consent);
  const send = useMutation({
    mutationFn: (agreed: 0 | 1) => api.call(answerLeadConsent, { body: { token, agreed } }),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
  });
  const { title: partner, url_segment } = consent.partner;
  const product = getOptionLabel('product', consent.product, language);
  const renderButton = (agreed: 0 | 1, label: string, variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      busy={send.isPending && send.variables === agreed}
      disabled={send.isPending}
      onClick={() => send.mutate(agreed)}
    >
      {label}
    </Button>
  );
  const failure = send.error && <Failure title={t('not_sent')} text={send.error.message} />;
  if (consent.answer === 'open')
    return (
      <Notice
        title={t('title', { partner })}
        actions={
          <>
            {renderButton(1, t('agree'), 'primary')}
            {renderButton(0, t('refuse'), 'secondary')}
          </>
        }
      >
        <p>{t('about', { product })}</p>
        <p>{t('means', { partner })}</p>
        <ul>
          <li>{t('may_call')}</li>
          <li>{t('may_see')}</li>
        </ul>
        {failure}
      </Notice>
    );
  const isAgreed = consent.answer === 'agreed';
  return (
    <Notice
      title={t(consent.answer)}
      actions={
        <>
          {isAgreed && (
            <Link className={buttonClass()} to={`/${url_segment}`}>
              {t('continue')}
            </Link>
          )}
          {renderButton(
            isAgreed ? 0 : 1,
            t(isAgreed ? 'withdraw' : 'agree_after_all'),
            'secondary',
          )}
        </>
      }
    >
      <p>{t('about', { product })}</p>
      <p>{t(isAgreed ? 'agreed_text' : 'refused_text', { partner })}</p>
      {failure}
    </Notice>
  );
}

/** Asks a customer whom a partner has named whether the partner may call, at /consent#{secret}. */
export function LeadConsentPage() {
  const t = useTexts(leadConsentTexts);
  const token = useLocation().hash.slice(1);
  const queryKey = ['lead-consent', token];
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(readLeadConsent, { body: { token }, signal }),
    enabled: token !== '',
  });
  if (token === '' || found.error?.status === 404)
    return (
      <Notice
        title={t('gone')}
        actions={
          <Link className={buttonClass()} to={paths.start}>
            {t('start')}
          </Link>
        }
      >
        <p>{t('gone_text')}</p>
      </Notice>
    );
  if (found.isPending)
    return (
      <Notice title={t('loading')}>
        <Loading label={t('loading')} lines={4} />
      </Notice>
    );
  if (found.isLoadingError)
    return <QueryFailure variant="page" title={t('failed')} query={found} again={t('retry')} />;
  return <Answer consent={found.data.data} token={token} queryKey={queryKey} />;
}
