import { LoadState } from '../../feedback/failure/LoadState';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Note } from '../../layout/text';
import { formatDateTime } from '../../../format';
import { Button } from '../../../ui';
import { Panel, type PanelProps } from '../../charts/panels/Panel';
import { useTexts } from '../../i18n/useTexts';
import styles from './timeline.module.css';

interface TimelineEntry<K extends string> {
  id: number;
  kind: K;
  at: string;
  code: string;
  name: string;
  text: string;
}

interface TimelineQuery<K extends string> {
  page: number;
  kind?: K;
}

export interface TimelineProps<K extends string, E extends TimelineEntry<K>> extends Pick<
  PanelProps,
  'size'
> {
  /** Key of the cached pages. */
  queryKey: readonly string[];
  kinds: readonly K[];
  kindLabel: (kind: K) => string;
  load: (
    query: TimelineQuery<K>,
    signal: AbortSignal,
  ) => Promise<{ data: readonly E[]; total: number; pages: number }>;
  /** Describes an entry in the language of the console. */
  toText: (entry: E) => string;
  /** Returns the page of what an entry is about; '' if it has none. */
  toPath?: (entry: E) => string;
  /** Buttons beside the filter. */
  actions?: ReactNode;
  renderActions?: (entry: E) => ReactNode;
}

/** Shows what happened with a person, the newest first, page by page. */
export function Timeline<K extends string, E extends TimelineEntry<K>>(props: TimelineProps<K, E>) {
  const {
    queryKey,
    kinds,
    kindLabel,
    load,
    toText,
    toPath,
    actions,
    renderActions,
    size = 'half',
  } = props;
  const { translate, language } = useTexts();
  const [kind, setKind] = useState<K>();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...queryKey, kind, page],
    queryFn: ({ signal }) => load({ page, ...(kind && { kind }) }, signal),
    placeholderData: keepPreviousData,
  });
  const choose = (next: string) => {
    setKind(kinds.find((one) => one === next));
    setPage(1);
  };
  const filter = (
    <TextField
      select
      size="small"
      className={styles['kind']}
      label={translate('timeline.kind')}
      value={kind ?? ''}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('timeline.all_kinds')}</MenuItem>
      {kinds.map((one) => (
        <MenuItem key={one} value={one}>
          {kindLabel(one)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Panel
      size={size}
      title={translate('timeline.title')}
      actions={
        <div className={styles['actions']}>
          {actions}
          {filter}
        </div>
      }
    >
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={6} height="24px" />}
      {data?.total === 0 && <Note sx={{ py: 3 }}>{translate('timeline.empty')}</Note>}
      {data && data.total > 0 && (
        <ol className={styles['entries']} aria-busy={isPlaceholderData}>
          {data.data.map((entry) => (
            <li key={entry.id}>
              <time dateTime={entry.at}>{formatDateTime(entry.at, language)}</time>
              <span>
                {toPath?.(entry) ? <Link to={toPath(entry)}>{toText(entry)}</Link> : toText(entry)}
                {entry.text && <span className={styles['text']}>{entry.text}</span>}
                {renderActions?.(entry)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {data && data.pages > 1 && (
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 1.5 }}>
          <span role="status">{translate('timeline.page', { page, pages: data.pages })}</span>
          <Button
            variant="secondary"
            size="small"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {translate('timeline.newer')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={page >= data.pages}
            onClick={() => setPage(page + 1)}
          >
            {translate('timeline.older')}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}
