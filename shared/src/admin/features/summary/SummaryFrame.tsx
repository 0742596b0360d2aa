import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Skeleton, Spinner } from '../../../ui';
import { LoadFailure } from '../../feedback/failure/LoadFailure';
import { KeyFiguresSkeleton } from '../../charts/KeyFigures';
import { Panel, Panels } from '../../charts/panels/Panel';
import styles from './summaryFrame.module.css';

export interface SummaryFrameProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Number of key figures, for their skeletons. */
  figures: number;
  children: (data: Data) => ReactNode;
}

/** Shows a dashboard's figures, or that they are loading or have failed to load. */
export function SummaryFrame<Data>({ query, figures, children }: SummaryFrameProps<Data>) {
  const translate = useTranslate();
  const { data, error, isPlaceholderData, refetch } = query;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <>
        <Spinner label={translate('console.summary.updating')} />
        <KeyFiguresSkeleton count={figures} />
        <Panels>
          <Panel title={translate('console.summary.by_day')} size="wide">
            <Skeleton height="280px" />
          </Panel>
          <Panel title={translate('console.summary.by_status')} size="narrow">
            <Skeleton lines={6} height="24px" />
          </Panel>
          <Panel title={translate('console.summary.by_lender')}>
            <Skeleton lines={6} height="24px" />
          </Panel>
        </Panels>
      </>
    );
  }
  return (
    <div className={styles['figures']} data-stale={isPlaceholderData || undefined}>
      {isPlaceholderData && <Spinner label={translate('console.summary.updating')} />}
      {children(data)}
    </div>
  );
}
