import { Panel, useLanguage } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import type { FunnelVersion } from '@marketplace/shared/schema';
import { Button, useTranslate, VisuallyHidden } from '@marketplace/shared/ui';
import styles from './funnel.module.css';

interface Props {
  versions: readonly FunnelVersion[];
  disabled: boolean;
  onRestore: (version: FunnelVersion) => void;
}

/** Lists every published version, newest first. Borrowers get the first one. */
export function FunnelHistory({ versions, disabled, onRestore }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const [live] = versions;
  return (
    <Panel title={translate('funnel.history')} size="full">
      {versions.length === 0 && <p className={styles['muted']}>{translate('funnel.no_history')}</p>}
      <ol className={styles['history']} reversed>
        {versions.map((version) => {
          const { number, note, published_at, published_by, restored_from } = version;
          const name = translate('funnel.version', { number });
          return (
            <li key={number}>
              <div>
                <strong>{name}</strong>
                {version === live && (
                  <span className={styles['live']}>{translate('funnel.live')}</span>
                )}
                {note && <p>{note}</p>}
                <p className={styles['muted']}>
                  {translate('funnel.published_by', {
                    when: formatDateTime(published_at, language),
                    name: published_by,
                  })}
                  {restored_from !== null &&
                    ` · ${translate('funnel.restored', { number: restored_from })}`}
                </p>
              </div>
              {version !== live && (
                <Button
                  variant="secondary"
                  size="small"
                  disabled={disabled}
                  onClick={() => onRestore(version)}
                >
                  {translate('funnel.restore')}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
