import {
  LoadState,
  CopyButton,
  PageHeader,
  useClient,
  useLanguage,
} from '@marketplace/shared/admin';
import { type AnswerOf, getMessageContents } from '@marketplace/shared/api';
import { pickRecordText } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { buttonClass, VisuallyHidden } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import styles from './marketing.module.css';

type Content = AnswerOf<typeof getMessageContents>['data'][number];

/** Shows a text in one language, with the ways to send it. */
function Text({ content, language }: { content: Content; language: 'en' | 'hi' }) {
  const translate = useTranslate();
  const name = pickRecordText(useLanguage(), content.name, content.name_hi);
  const text = content[`text_${language}`];
  const sent = encodeURIComponent(text);
  const ways = {
    whatsapp: `https://wa.me/?text=${sent}`,
    sms: `sms:?&body=${sent}`,
    email: `mailto:?subject=${encodeURIComponent(pickRecordText(language, content.name, content.name_hi))}&body=${sent}`,
  };
  return (
    <div className={styles['text']}>
      <p lang={language}>{text}</p>
      <div className={styles['actions']}>
        <CopyButton
          text={text}
          label={translate('marketing.copy', {
            name,
            language: translate(`marketing.${language}`),
          })}
        />
        {Object.entries(ways).map(([way, href]) => (
          <a
            key={way}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            href={href}
            target="_blank"
            rel="noreferrer"
          >
            {translate(`marketing.${way}`)}
            <VisuallyHidden>
              {' '}
              {name} {translate(`marketing.${language}`)}
            </VisuallyHidden>
          </a>
        ))}
      </div>
    </div>
  );
}

/** Lists texts to send in both languages, filled with the partner's name and link. */
export function MessagingContent() {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const { data, error, refetch } = useQuery(client.query(getMessageContents));
  return (
    <>
      <PageHeader
        title={translate('marketing.messages')}
        trail={[
          { label: translate('portal.dashboard'), to: '/' },
          { label: translate('marketing.title'), to: '/marketing-support' },
        ]}
      >
        {translate('marketing.messages_about')}
      </PageHeader>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={8} height="32px" />}
      <div className={styles['page']}>
        {data?.data.map((content) => {
          const name = pickRecordText(language, content.name, content.name_hi);
          return (
            <section key={content.id} className={styles['card']} aria-label={name}>
              <h2>{name}</h2>
              <p className={styles['muted']}>
                {getOptionLabel('product', content.product, language)}
              </p>
              <Text content={content} language="en" />
              <Text content={content} language="hi" />
            </section>
          );
        })}
      </div>
    </>
  );
}
