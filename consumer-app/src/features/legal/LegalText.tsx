import { DEFAULT_BRAND, type Brand, getBrand, localizeBrand } from '@marketplace/shared/branding';
import { formatLongDate } from '@marketplace/shared/format';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getPartnerByName } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';
import { GrievanceOfficer, Link, PageHeading } from '../../ui';
import { useTexts, defineTexts } from '../../i18n';
import { paths } from '../../paths';
import styles from './legal.module.css';
import { legalTexts as english } from '../../i18n/en/legal';
import { useBrand } from '../../brand';
import { useLanguage } from '../../language';
import { CATALOGUE_STALE_MS } from '../../query';
import { api } from '../../session';

/**
 * The brand of the partner that an address names; it does not change the brand of the pages. Until the server
 * has answered, it is the brand in the page's data, else that of the list.
 */
function useNamedBrand(id: string | null): Brand {
  const { brand: current, named: drawn } = useBrand();
  const language = useLanguage();
  const isCurrent = current.id === id;
  const { data: named } = useQuery({
    ...api.query(getPartnerByName, { params: { name: id ?? '' } }),
    enabled: Boolean(id) && !isCurrent,
    staleTime: CATALOGUE_STALE_MS,
    select: ({ data }) => getBrand(data.name, data.brand),
  });
  if (isCurrent) return current;
  return localizeBrand(named ?? (drawn?.id === id ? drawn.brand : getBrand(id)), language);
}

const legalTexts = defineTexts('legal', {
  en: english,
  hi: async () => (await import('../../i18n/hi/legal')).legalTexts,
});

/** The day from which this text applies; change it together with the text. */
const IN_FORCE_SINCE = '2026-11-27';

interface LegalTextProps {
  page: 'terms' | 'privacy';
  sections: readonly string[];
  /** A link to where the reader can act on the text. */
  action?: ReactNode;
}

/** A legal page; `?partner=` names the partner that offers the product. */
export function LegalText({ page, sections, action }: LegalTextProps) {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  const [query] = useSearchParams();
  const partner = useNamedBrand(query.get('partner'));
  const brand = DEFAULT_BRAND.name;
  const named = partner.id !== DEFAULT_BRAND.id && partner.name !== brand;
  return (
    <article className={styles.text}>
      <header className={styles.header}>
        <PageHeading title={t(`${page}.title`)} />
        <p className={styles.intro}>{t(`${page}.intro`, { brand })}</p>
        <p className={styles.since}>
          {t('since', { day: formatLongDate(IN_FORCE_SINCE, language) })}
        </p>
      </header>
      {action}
      {named && <p>{t('partner', { partner: partner.name })}</p>}
      {sections.map((section) => (
        <section key={section}>
          <h2>{t(`${page}.${section}.title`)}</h2>
          <p>{t(`${page}.${section}.text`, { brand })}</p>
        </section>
      ))}
      <section className={styles.officer}>
        <h2>{t('officer.title')}</h2>
        <p>{t(`officer.${page}`)}</p>
        <GrievanceOfficer />
        <Link to={paths.customerSite}>{t('officer.about')}</Link>
      </section>
    </article>
  );
}
