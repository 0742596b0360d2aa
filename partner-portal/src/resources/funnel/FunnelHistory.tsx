import { Note, Panel, Rows, useTexts } from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import type { FunnelVersion } from '@marketplace/shared/schema';
import { Button, VisuallyHidden } from '@marketplace/shared/ui';
import styles from './funnel.module.css';

interface Props {
  versions: readonly FunnelVersion[];
  disabled: boolean;
  onRestore: (version: FunnelVersion) => void;
}

/** Lists every published version, newest first. Borrowers get the first one. */
export function FunnelHistory({ versions, disabled, onRestore }: Props) {
  const { translate, language } = useTexts();
  const [live] = versions;
  return (
    <Panel title={translate('funnel.history')} size="full">
      {versions.length === 0 && <Note>{translate('funnel.no_history')}</Note>}
      <Rows as="ol">
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
                <Note>
                  {translate('funnel.published_by', {
                    when: formatDateTime(published_at, language),
                    name: published_by,
                  })}
                  {restored_from !== null &&
                    ` · ${translate('funnel.restored', { number: restored_from })}`}
                </Note>
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
      </Rows>
    </Panel>
  );
}
