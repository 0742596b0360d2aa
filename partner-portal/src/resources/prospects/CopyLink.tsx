import { Button, VisuallyHidden, useTranslate } from '@marketplace/shared/ui';
import { useState } from 'react';

interface CopyLinkProps {
  link: string;
  /** The customer of the link, for screen readers. */
  of?: string;
}

/** Copies a link and confirms it on the button. If the browser refuses, it only writes to the log. */
export function CopyLink({ link, of }: CopyLinkProps) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch (error) {
      console.warn('A link could not be copied', error instanceof Error ? error.name : '');
    }
  };
  return (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      <span aria-live="polite">{translate(copied ? 'prospects.copied' : 'prospects.copy')}</span>
      {of && <VisuallyHidden> {translate('prospects.copy_of', { name: of })}</VisuallyHidden>}
    </Button>
  );
}
