import { defineTexts, useTexts } from './i18n';
import { Link, type LinkProps } from './Link';
import { paths } from './paths';

const privacyLinkTexts = defineTexts('privacyLink', {
  en: async () => (await import('../i18n/en/privacyLink')).privacyLinkTexts,
  hi: async () => (await import('../i18n/hi/privacyLink')).privacyLinkTexts,
});

/** A link to the privacy centre. */
export function PrivacyLink(props: Omit<LinkProps, 'to' | 'children'>) {
  const text = useTexts(privacyLinkTexts);
  return (
    <Link {...props} to={paths.privacyCentre}>
      {text('centre')}
    </Link>
  );
}
