import { Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import { defineTexts, useTexts } from '../i18n';
import { copyTexts as english } from '../i18n/en/copy';

const copyTexts = defineTexts('copy', {
  en: english,
  hi: async () => (await import('../i18n/hi/copy')).copyTexts,
});

/** Button that copies a reference and confirms it. If the browser refuses, it only logs a warning. */
export function CopyText({ value }: { value: string }) {
  const text = useTexts(copyTexts);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch (error) {
      console.warn('A reference could not be copied', error instanceof Error ? error.name : '');
    }
  };
  return (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      <span aria-live="polite">{text(copied ? 'copied' : 'copy')}</span>
    </Button>
  );
}
