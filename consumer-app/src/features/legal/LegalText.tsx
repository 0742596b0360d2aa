import { brandFor, DEFAULT_BRAND } from '@marketplace/shared/branding';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../common/i18n';
import { PageHeading } from '../../common/PageHeading';
import styles from './legal.module.css';
import { legalTexts } from './texts';

interface LegalTextProps {
  page: 'terms' | 'privacy';
  sections: readonly string[];
  /** Where the reader can act on it. */
  action?: ReactNode;
}

/** A legal page; `?partner=` names the partner that it is offered with. */
export function LegalText({ page, sections, action }: LegalTextProps) {
  const t = useTexts(legalTexts);
  const [query] = useSearchParams();
  const partner = brandFor(query.get('partner'));
  const brand = DEFAULT_BRAND.name;
  const named = partner.id !== DEFAULT_BRAND.id && partner.name !== brand;
  return (
    <article className={styles.text}>
      <PageHeading title={t(`${page}.title`)} />
      <p className={styles.intro}>{t(`${page}.intro`, { brand })}</p>
      {action}
      {named && <p>{t('partner', { partner: partner.name })}</p>}
      {sections.map((section) => (
        <section key={section}>
          <h2>{t(`${page}.${section}.title`)}</h2>
          <p>{t(`${page}.${section}.text`, { brand })}</p>
        </section>
      ))}
    </article>
  );
}
