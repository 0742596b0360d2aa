import { Button } from '@marketplace/shared/ui';
import { Failure, Notice } from '../../ui';
import { useTexts } from '../../i18n';
import { signInLinkTexts } from './linkTexts';

interface LinkOfferProps {
  /** Who is signed in on this device: nobody, the owner of the link, or another person. */
  kind: 'anonymous' | 'same' | 'other';
  /** The masked contact, known only on the device that requested the link. */
  contact: string | undefined;
  /** Name or masked contact of the signed-in person. */
  present: string | undefined;
  busy: boolean;
  failure: string | undefined;
  onSign: () => void;
  onStay: () => void;
}

/** Explains a sign-in link and has the button that uses it. */
export function LinkOffer(props: LinkOfferProps) {
  const { kind, contact, present, busy, failure, onSign, onStay } = props;
  const t = useTexts(signInLinkTexts);
  if (kind === 'same') {
    return (
      <Notice title={t('same.title')} actions={<Button onClick={onStay}>{t('continue')}</Button>}>
        <p>{t('same.text')}</p>
      </Notice>
    );
  }
  const other = kind === 'other';
  return (
    <Notice
      title={t(`${kind}.title`)}
      actions={
        <>
          <Button busy={busy} onClick={onSign}>
            {t(`${kind}.submit`)}
          </Button>
          {other && (
            <Button variant="secondary" onClick={onStay}>
              {t('other.stay')}
            </Button>
          )}
        </>
      }
    >
      {other ? (
        <p>{present ? t('other.text', { present }) : t('other.text_unknown')}</p>
      ) : (
        <p>
          {contact ? (
            <>
              {t('anonymous.for')} <strong>{contact}</strong>
            </>
          ) : (
            t('anonymous.text')
          )}
        </p>
      )}
      <p>{t('warning')}</p>
      {failure && <Failure pending={busy} title={t('failed')} text={failure} />}
    </Notice>
  );
}
