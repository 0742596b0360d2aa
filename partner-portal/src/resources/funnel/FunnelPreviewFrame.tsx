import { Panel, useConsole } from '@marketplace/shared/admin';
import {
  type FunnelPreview,
  isHexColour,
  PREVIEW_PAGES,
  PREVIEW_READY,
  previewPath,
  type PreviewPage,
  withFunnel,
} from '@marketplace/shared/branding';
import type { Funnel } from '@marketplace/shared/schema';
import { RadioGroup, useTranslate } from '@marketplace/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePreviewOptions } from '../../preview';
import styles from './funnel.module.css';

/**
 * The borrower's app needs its scripts and storage; forms, pop-ups and navigation out of the frame stay blocked.
 */
const SANDBOX = 'allow-scripts allow-same-origin';

/**
 * Shows the borrower's own pages with the draft. The frame has the same origin and gets the draft as a message to
 * that origin, so no address leads to a draft and nothing stores it.
 */
export function FunnelPreviewFrame({ funnel, segment }: { funnel: Funnel; segment: string }) {
  const translate = useTranslate();
  const { brand } = useConsole();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<PreviewPage>('start');
  const { language, mode, renderOptions } = usePreviewOptions();
  // Leave out an unfinished colour.
  const accent = isHexColour(funnel.accent) ? funnel.accent : '';
  const shown: FunnelPreview = {
    type: 'funnel-preview',
    page,
    language,
    mode,
    brand: withFunnel(brand, { ...funnel, accent }),
  };
  const message = JSON.stringify(shown);
  const post = useEffectEvent(() =>
    frame.current?.contentWindow?.postMessage(shown, window.location.origin),
  );
  useEffect(() => post(), [message]);
  useEffect(() => {
    const answer = ({ data, origin, source }: MessageEvent<unknown>) => {
      const isFrame = source === frame.current?.contentWindow && origin === window.location.origin;
      if (isFrame && data === PREVIEW_READY) post();
    };
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, []);
  return (
    <Panel title={translate('funnel.preview')} size="full">
      {renderOptions(
        <RadioGroup
          name="preview-page"
          label={translate('funnel.preview_page')}
          inline
          value={page}
          options={PREVIEW_PAGES.map((value) => ({
            value,
            label: translate(`funnel.pages.${value}`),
          }))}
          onChange={({ currentTarget }) =>
            setPage(PREVIEW_PAGES.find((value) => value === currentTarget.value) ?? 'start')
          }
        />,
      )}
      <iframe
        ref={frame}
        className={styles['frame']}
        sandbox={SANDBOX}
        src={previewPath(segment)}
        title={translate('funnel.frame', { page: translate(`funnel.pages.${page}`) })}
      />
    </Panel>
  );
}
