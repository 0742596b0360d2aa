import { FactList, Failure, LoadState, Note, useClient, useTexts } from '@marketplace/shared/admin';
import { type AnswerOf, getConsentProgress, requestLeadConsents } from '@marketplace/shared/api';
import { formatNumber } from '@marketplace/shared/format';
import { Button, notify } from '@marketplace/shared/ui';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQuery } from '@tanstack/react-query';
import styles from './leads.module.css';

const POLL_MS = 5000;

type Progress = AnswerOf<typeof getConsentProgress>['data'];

const isSending = (progress: Progress | undefined): boolean =>
  progress !== undefined && progress.open && progress.queued > 0;

/** Shows how many customers of an uploaded file have got their link and answered, and sends the link again. */
export function ConsentProgress({ uploadId }: { uploadId: string }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const query = client.query(getConsentProgress, { query: { upload_id: uploadId } });
  const { data, error, refetch } = useQuery({
    ...query,
    select: (answer) => answer.data,
    refetchInterval: ({ state: { data: answer } }) => isSending(answer?.data) && POLL_MS,
  });
  const again = useMutation({
    mutationFn: () => client.call(requestLeadConsents, { body: { upload_id: uploadId } }),
    onSuccess: ({ data: { queued, skipped } }) => {
      notify.success(
        translate('leads.again_done', {
          queued: formatNumber(queued, language),
          skipped: formatNumber(skipped, language),
        }),
      );
      return refetch();
    },
  });
  if (!data) return <LoadState error={error} onRetry={() => void refetch()} height={96} />;
  if (data.total === 0) return null;
  const sent = data.total - data.queued;
  const states = ['queued', 'unanswered', 'agreed', 'refused'] as const;
  return (
    <section aria-labelledby="consent-progress" className={styles['progress']}>
      <h3 id="consent-progress">{translate('leads.progress')}</h3>
      <Note role="status">
        {translate('leads.progress_about', {
          sent: formatNumber(sent, language),
          total: formatNumber(data.total, language),
        })}{' '}
        {data.queued > 0 && !data.open && translate('leads.progress_waits')}
      </Note>
      <LinearProgress
        variant="determinate"
        aria-label={translate('leads.progress_label')}
        value={(sent / data.total) * 100}
      />
      <FactList
        label={translate}
        facts={states.map(
          (state) => [`leads.progress_${state}`, formatNumber(data[state], language)] as const,
        )}
      />
      <Failure error={again.error} />
      {data.unanswered > 0 && (
        <Button variant="secondary" busy={again.isPending} onClick={() => again.mutate()}>
          {translate('leads.again')}
        </Button>
      )}
    </section>
  );
}
