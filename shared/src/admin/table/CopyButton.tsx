import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { notify, useTranslate } from '../../ui';

export interface CopyButtonProps {
  text: string;
  /** What is copied, such as 'Copy the link of Travel Miles'. */
  label: string;
}

/** Copies a text. If the browser refuses, it only writes to the log. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      notify.success(translate('kit.copied'));
    } catch (error) {
      console.warn('A text could not be copied', error instanceof Error ? error.name : '');
    }
  };
  return (
    <IconButton size="small" title={label} aria-label={label} onClick={() => void copy()}>
      {isCopied ? <Check fontSize="small" /> : <ContentCopy fontSize="small" />}
    </IconButton>
  );
}
