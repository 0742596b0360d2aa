import { Fragment } from 'react';
import { useBrand } from '../../brand';
import { useShellTexts } from '../../i18n';
import { paths } from '../../paths';
import styles from './signIn.module.css';
import { Link } from '../../ui';

/** Renders a sentence with links in place of its placeholders. */
function useLinked(key: string) {
  const t = useShellTexts();
  const { partner, brand } = useBrand();
  const query = partner === undefined ? '' : `?partner=${encodeURIComponent(brand.id)}`;
  const links: Record<string, { to: string; text: string }> = {
    '⟨terms⟩': { to: `${paths.terms}${query}`, text: t('footer.terms') },
    '⟨privacy⟩': { to: `${paths.privacy}${query}`, text: t('footer.privacy') },
  };
  return t(key, { terms: '⟨terms⟩', privacy: '⟨privacy⟩' })
    .split(/(⟨\w+⟩)/)
    .map((part) => {
      const link = links[part];
      return link ? (
        <Link key={part} to={link.to} target="_blank" rel="noopener">
          {link.text}
        </Link>
      ) : (
        <Fragment key={part}>{part}</Fragment>
      );
    });
}

/** Says which terms apply to requesting a code. */
export function LegalLinks() {
  return <p className={styles.note}>{useLinked('sign_in.terms_note')}</p>;
}

/** The label 'I accept the terms', for partners that require it. */
export function TermsLabel() {
  return <>{useLinked('sign_in.terms_label')}</>;
}
