import Stack from '@mui/material/Stack';
import {
  Card,
  Columns,
  CopyButton,
  LoadState,
  Note,
  PageHeader,
  useClient,
  useLanguage,
  useTexts,
} from '@marketplace/shared/admin';
import { type AnswerOf, getMessageContents } from '@marketplace/shared/api';
import { pickRecordText } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { buttonClass, VisuallyHidden } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

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
    <Stack
      spacing={1}
      sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <p lang={language}>{text}</p>
      <Stack direction="row" spacing={1}>
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
      </Stack>
    </Stack>
  );
}

/** Lists texts to send in both languages, filled with the partner's name and link. */
export function MessagingContent() {
  const { translate, language } = useTexts();
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
      <Columns fill min="360px" sx={{ gap: 2 }}>
        {data?.data.map((content) => {
          const name = pickRecordText(language, content.name, content.name_hi);
          return (
            <Card key={content.id} aria-label={name}>
              <h2>{name}</h2>
              <Note>{getOptionLabel('product', content.product, language)}</Note>
              <Text content={content} language="en" />
              <Text content={content} language="hi" />
            </Card>
          );
        })}
      </Columns>
    </>
  );
}
