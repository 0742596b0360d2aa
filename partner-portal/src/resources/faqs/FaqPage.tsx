import Stack from '@mui/material/Stack';
import { LoadState, Note, PageHeader, useClient, useTexts } from '@marketplace/shared/admin';
import { getFaqs } from '@marketplace/shared/api';
import { TextField } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Faq, Question } from './Question';

interface FaqPageProps {
  audience: 'customer' | 'dsa';
}

const splitWords = (text: string) => text.toLocaleLowerCase().split(/\s+/u).filter(Boolean);

/** Returns whether a question or its answer contains each word, in either language. */
const matchesWords = (faq: Faq, wanted: readonly string[]) => {
  const text = [faq.question_en, faq.question_hi, faq.answer_en, faq.answer_hi]
    .join(' ')
    .toLocaleLowerCase();
  return wanted.every((word) => text.includes(word));
};

/** Lists the questions of one audience with their answers; the search covers both languages. */
function FaqPage({ audience }: FaqPageProps) {
  const { translate, language } = useTexts();
  const client = useClient();
  const [input, setInput] = useState('');
  const call = client.query(getFaqs, { query: { audience } });
  const { data, error, refetch } = useQuery(call);
  const found = data?.data.filter((faq) => matchesWords(faq, splitWords(input)));
  return (
    <>
      <PageHeader
        title={translate(`faqs.${audience}`)}
        trail={[
          { label: translate('portal.dashboard'), to: '/' },
          { label: translate('faqs.title'), to: '/faqs' },
        ]}
      >
        {translate(`faqs.${audience}_about`)}
      </PageHeader>
      <Stack spacing={1} sx={{ maxWidth: 760 }}>
        <TextField
          type="search"
          autoComplete="off"
          label={translate('faqs.search')}
          value={input}
          onChange={({ currentTarget }) => setInput(currentTarget.value)}
        />
        {!data && (
          <LoadState error={error} onRetry={() => void refetch()} lines={8} height="40px" />
        )}
        {found && <Note role="status">{translate('faqs.found', { count: found.length })}</Note>}
        {found?.map((faq) => (
          <Question key={faq.id} faq={faq} language={language} queryKey={call.queryKey} />
        ))}
      </Stack>
    </>
  );
}

export function CustomerQueries() {
  return <FaqPage audience="customer" />;
}

/** Lists what partners ask. */
export function DsaQueries() {
  return <FaqPage audience="dsa" />;
}
