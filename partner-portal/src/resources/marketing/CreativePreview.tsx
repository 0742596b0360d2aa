import { useConsole } from '@marketplace/shared/admin';
import type { Language } from '@marketplace/shared/i18n';
import { useEffect, useRef } from 'react';
import { type Creative, drawCreative, type Size } from './drawCreative';
import styles from './marketing.module.css';

interface CreativePreviewProps {
  creative: Creative;
  language: Language;
  size: Size;
}

/** Shows a small preview of a creative. */
export function CreativePreview({ creative, language, size }: CreativePreviewProps) {
  const { brand } = useConsole();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    drawCreative(canvas.current, { creative, brand, language, size }).catch((error: unknown) =>
      console.warn('A creative could not be drawn', error instanceof Error ? error.message : ''),
    );
  }, [brand, creative, language, size]);
  const parts = ['headline', 'line', 'disclosure'] as const;
  const label = parts.map((part) => creative[`${part}_${language}`]).join(' ');
  return <canvas ref={canvas} className={styles['preview']} role="img" aria-label={label} />;
}
