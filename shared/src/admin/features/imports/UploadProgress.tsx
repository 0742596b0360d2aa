import { useTexts } from '../../i18n/useTexts';
import { type CallInput, type Endpoint, uploadWithProgress } from '../../../api';
import { formatFilePart, formatFileSize, formatPercent } from '../../../format';
import { VisuallyHidden } from '../../../ui';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import styles from './imports.module.css';

interface Progress {
  sent: number;
  total: number;
}

/** Screen readers hear the progress in steps of this many per cent. */
const STEP = 25;

/** The upload under way: how much of it is sent, the options of its call, and how to cancel it. */
export function useUpload() {
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  const start = (): Pick<CallInput<Endpoint>, 'signal' | 'transport'> => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(undefined);
    return {
      signal: controller.signal,
      // Short files show no progress, because it would only flash up.
      transport: uploadWithProgress((sent, total) =>
        setProgress((shown) => (shown || sent < total ? { sent, total } : undefined)),
      ),
    };
  };
  return { progress, start, cancel: () => running.current?.abort() };
}

/**
 * Shows how much of a file is sent. It renders without an upload too, because screen readers announce only a live
 * region that is already in the page.
 */
export function UploadProgress({ progress }: { progress: Progress | undefined }) {
  const { translate, language } = useTexts();
  const percent = progress ? (progress.sent / Math.max(1, progress.total)) * 100 : 0;
  const text =
    progress &&
    translate('imports.sent', {
      sent: formatFilePart(progress.sent, progress.total, language),
      total: formatFileSize(progress.total, language),
    });
  return (
    <div data-empty={progress ? undefined : true} className={styles['upload']}>
      {progress && (
        <>
          <Stack direction="row" spacing={1}>
            {text}
          </Stack>
          <LinearProgress
            variant="determinate"
            aria-label={translate('imports.upload')}
            aria-valuetext={text}
            value={percent}
          />
        </>
      )}
      <VisuallyHidden role="status">
        {progress &&
          translate('imports.sent_percent', {
            percent: formatPercent(Math.floor(percent / STEP) * STEP, language),
          })}
      </VisuallyHidden>
    </div>
  );
}
