import { BrandMark } from '@marketplace/shared/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { showsProduct, useBrand } from '../../brand';
import { useShellTexts } from '../../i18n';
import { paths } from '../../paths';
import { PageHeading } from '../../ui';
import { SignInForm } from './SignInForm';
import styles from './signIn.module.css';

const Nothing = () => null;

// The form is usable without them, as after a lost connection; from the server most visitors have them at once.
const LoanEstimate = lazy<ComponentType>(() =>
  import('./estimate/LoanEstimate').then(
    (module) => ({ default: module.LoanEstimate }),
    () => ({ default: Nothing }),
  ),
);
const StartFacts = lazy<ComponentType>(() =>
  import('./StartFacts').then(
    (module) => ({ default: module.StartFacts }),
    () => ({ default: Nothing }),
  ),
);

/** A partner's page begins with its colour, its logo and its title. */
function PartnerHero({ title }: { title: string }) {
  const { brand } = useBrand();
  return (
    <div className={styles.hero}>
      <p className={styles.logo}>
        <BrandMark brand={brand} size={56} />
      </p>
      <PageHeading title={title} />
    </div>
  );
}

/**
 * The sign-in page; on the start pages it first gives an estimate. Only the form renders again while somebody types;
 * otherwise a server-rendered estimate that is not hydrated yet would be replaced by its placeholder.
 */
export function SignInPage() {
  const t = useShellTexts();
  const { pathname } = useLocation();
  const { brand, partner } = useBrand();
  const title = brand.title ?? t('sign_in.title');
  if (pathname === paths.login) return <SignInForm heading={<PageHeading title={title} />} />;
  const heading =
    partner === undefined ? <PageHeading title={title} /> : <h2>{t('sign_in.title')}</h2>;
  return (
    <>
      {partner !== undefined && <PartnerHero title={title} />}
      <div className={styles.columns}>
        {showsProduct(brand, 'personal_loan') && (
          <Suspense fallback={<div className={styles.pending} />}>
            <LoanEstimate />
          </Suspense>
        )}
        <SignInForm heading={heading} />
      </div>
      <Suspense fallback={null}>
        <StartFacts />
      </Suspense>
    </>
  );
}
