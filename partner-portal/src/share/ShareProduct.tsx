import Stack from '@mui/material/Stack';
import {
  Columns,
  CopyButton,
  Failure,
  Panel,
  QrCode,
  useClient,
  useConsole,
  useLanguage,
} from '@marketplace/shared/admin';
import { type AnswerOf, createOfferingLink, getProductOffering } from '@marketplace/shared/api';
import type { Language } from '@marketplace/shared/i18n';
import { Button, buttonClass, RadioGroup, useTranslate } from '@marketplace/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { encodeQR } from 'qr';
import { useState } from 'react';
import styles from './share.module.css';

type OfferingLink = NonNullable<AnswerOf<typeof getProductOffering>['data']['link']>;

const LANGUAGES = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'hi', label: 'हिन्दी', lang: 'hi' },
] as const;

/** Returns the ways to send a text, each an address that opens an app. */
const listWaysToSend = ({ subject, text }: OfferingLink['messages']['en']) =>
  [
    ['whatsapp', `https://wa.me/?text=${encodeURIComponent(text)}`],
    ['sms', `sms:?&body=${encodeURIComponent(text)}`],
    ['email', `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`],
  ] as const;

function ShareLink({ link }: { link: OfferingLink }) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const message = link.messages[language];
  return (
    <Columns min="14rem" sx={{ gap: 3, alignItems: 'start' }}>
      <QrCode
        modules={encodeQR(link.url, 'raw', { ecc: 'medium', border: 4 })}
        address={link.url}
        name={link.code}
      >
        <CopyButton text={link.url} label={translate('offering.share.copy')} />
      </QrCode>
      <div className={styles['message']}>
        <RadioGroup
          inline
          name="share-language"
          label={translate('offering.share.language')}
          options={LANGUAGES}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value === 'hi' ? 'hi' : 'en')}
        />
        <p lang={language}>
          {message.text} <CopyButton text={message.text} label={translate('offering.share.text')} />
        </p>
        <Stack direction="row" spacing={1}>
          {listWaysToSend(message).map(([way, address], index) => (
            <a
              key={way}
              className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}
              href={address}
              target="_blank"
              rel="noreferrer"
            >
              {translate(`offering.share.${way}`)}
            </a>
          ))}
        </Stack>
        <p className={styles['muted']}>
          {translate('offering.share.clicks', { count: link.clicks })}
        </p>
        {link.automatic_clicks > 0 && (
          <p className={styles['muted']}>
            {translate('offering.share.automatic', { number: link.automatic_clicks })}
          </p>
        )}
      </div>
    </Columns>
  );
}

/** Shows the partner's own link to the product: address, QR code, and a text to send in either language. */
export function ShareProduct({ product, link }: { product: string; link: OfferingLink | null }) {
  const translate = useTranslate();
  const client = useClient();
  const { isReadOnly = false } = useConsole();
  const queries = useQueryClient();
  const { queryKey } = client.query(getProductOffering, { params: { product } });
  const make = useMutation({
    mutationFn: () => client.call(createOfferingLink, { params: { product }, body: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
  return (
    <Panel title={translate('offering.share.title')}>
      {link ? (
        <ShareLink link={link} />
      ) : (
        <>
          <p className={styles['muted']}>{translate('offering.share.about')}</p>
          <Failure error={make.error} />
          <Button
            disabled={isReadOnly}
            busy={make.isPending || make.isSuccess}
            onClick={() => make.mutate()}
          >
            {translate('offering.share.make')}
          </Button>
        </>
      )}
    </Panel>
  );
}
