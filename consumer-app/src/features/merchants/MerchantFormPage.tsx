import { Button, buttonClass } from '@marketplace/shared/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OpenFormPage, SchemaForm } from '../../form';
import { useTexts } from '../../i18n';
import { Loading, Link, Notice } from '../../ui';
import { OWN_BRAND } from '../../brand';
import { paths } from '../../paths';
import { useNavigateAfter } from '../../session';
import { MERCHANT_FORM } from './merchantForm';
import styles from './merchants.module.css';
import { saveSentApplication } from './sentApplication';
import { sendApplication } from './sendApplication';
import { merchantTexts } from './texts';
import { usePartner } from './usePartner';

const subscribeToNothing = () => () => undefined;

/** `false` while the server renders and the browser hydrates, `true` afterwards. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** The form in which a reseller applies to a partner, in that partner's brand. */
export function MerchantFormPage() {
  const text = useTexts(merchantTexts);
  const navigateAfter = useNavigateAfter();
  const [query] = useSearchParams();
  const found = usePartner();
  const hydrated = useHydrated();
  const brand = OWN_BRAND.name;
  if (found.status === 'loading') {
    return <Loading label={text('loading')} lines={4} height="4rem" />;
  }
  if (found.status !== 'ready') {
    const again =
      found.status === 'failed' ? (
        <Button onClick={found.retry}>{text('failed.retry')}</Button>
      ) : (
        <Link className={buttonClass()} to={paths.merchantForm}>
          {text('unknown.apply', { brand })}
        </Link>
      );
    return (
      <Notice
        title={text(`${found.status}.title`)}
        actions={
          <>
            {again}
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.start}>
              {text('start')}
            </Link>
          </>
        }
      >
        <p>{text(`${found.status}.text`, { brand })}</p>
      </Notice>
    );
  }
  const { partner, title } = found;
  // The form depends on this device's draft and width, so the server cannot render it.
  const formPlaceholder = <Loading label={text('loading')} lines={8} height="6rem" />;
  return (
    <OpenFormPage title={text('title', { partner: title })} intro={text('intro')}>
      {query.get('step') === null && (
        <ul className={styles['requirements']}>
          <li>{text('need_pan')}</li>
          <li>{text('need_time')}</li>
          <li>{text('need_no_bank')}</li>
        </ul>
      )}
      {hydrated ? (
        // If its texts are still loading, only the form suspends and the page around it stays.
        <Suspense fallback={formPlaceholder}>
          <SchemaForm
            form={MERCHANT_FORM}
            record={{}}
            texts={merchantTexts}
            onSend={(answers, dropDraft) =>
              navigateAfter(
                async () => {
                  const reference = await sendApplication(answers, partner);
                  dropDraft();
                  saveSentApplication({ reference, partner: title });
                  return paths.merchantDone;
                },
                { replace: true },
              )
            }
          />
        </Suspense>
      ) : (
        formPlaceholder
      )}
    </OpenFormPage>
  );
}
