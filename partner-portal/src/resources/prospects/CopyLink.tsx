import { Button, VisuallyHidden, useTranslate } from '@marketplace/shared/ui';
import { useState } from 'react';

interface CopyLinkProps {
  link: string;
  /** Whose link it is, for those who do not see the row. */
  of?: string;
}

/** Copies a link, and says so; where the browser does not let it, only the log is told. */
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
