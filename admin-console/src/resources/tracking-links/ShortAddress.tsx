import { Button, notify, useTranslate, VisuallyHidden } from '@marketplace/shared/ui';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import styles from './trackingLinks.module.css';

/** The short address of a link on this origin. */
export const toShortAddress = (code: string): string => `${window.location.origin}/l/${code}`;

interface CopyAddressProps {
  code: string;
  /** Shows the icon alone, in a row. */
  compact?: boolean;
}

/** Copies the short address of a link. If the browser refuses, it only writes to the log. */
export function CopyAddress({ code, compact = false }: CopyAddressProps) {
  const translate = useTranslate();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toShortAddress(code));
      notify.success(translate('tracking_links.copied'));
    } catch (error) {
      console.warn('A link could not be copied', error instanceof Error ? error.name : '');
    }
  };
  const label = translate('tracking_links.copy');
  return (
    <Button
      variant={compact ? 'ghost' : 'secondary'}
      size="small"
      icon={<Copy fontSize="small" />}
      onClick={() => void copy()}
    >
      {compact ? (
        <VisuallyHidden>
          {label} {code}
        </VisuallyHidden>
      ) : (
        label
      )}
    </Button>
  );
}

/** The short address in a list, with a button that copies it. */
export function ShortAddress({ code }: { code: string }) {
  return (
    <span className={styles['address']}>
      <code>/l/{code}</code>
      <CopyAddress code={code} compact />
    </span>
  );
}
