import { Failure, useClient, useConsole } from '@marketplace/shared/admin';
import { type AnswerOf, type getFaqs, voteFaq } from '@marketplace/shared/api';
import type { Language } from '@marketplace/shared/i18n';
import { Button } from '@marketplace/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import styles from './faqs.module.css';

export type Faq = AnswerOf<typeof getFaqs>['data'][number];

interface QuestionProps {
  faq: Faq;
  language: Language;
  /** The query that holds the list. */
  queryKey: readonly unknown[];
}

/** A question that opens on its answer, with the account's vote on it. */
export function Question({ faq, language, queryKey }: QuestionProps) {
  const translate = useTranslate();
  const client = useClient();
  const queryClient = useQueryClient();
  const { isMasquerade = false } = useConsole();
  const { id, vote } = faq;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (helpful: 0 | 1) => client.call(voteFaq, { params: { id }, body: { helpful } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
  const renderVote = (helpful: 0 | 1, label: string) => (
    <Button
      variant={vote === helpful ? 'primary' : 'secondary'}
      size="small"
      aria-pressed={vote === helpful}
      disabled={isMasquerade}
      busy={isPending}
      onClick={() => mutate(helpful)}
    >
      {translate(label)}
    </Button>
  );
  return (
    <details className={styles['question']}>
      <summary>{faq[`question_${language}`]}</summary>
      <p>{faq[`answer_${language}`]}</p>
      <div className={styles['vote']} role="group" aria-label={translate('faqs.helpful')}>
        <small>{translate('faqs.helpful')}</small>
        {renderVote(1, 'kit.flag.yes')}
        {renderVote(0, 'kit.flag.no')}
        <Failure error={error} />
      </div>
    </details>
  );
}
