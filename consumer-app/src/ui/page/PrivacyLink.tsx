import { defineTexts, useTexts } from '../../i18n';
import { Link, type LinkProps } from './Link';
import { paths } from '../../paths';
import { privacyLinkTexts as english } from '../../i18n/en/privacyLink';

const privacyLinkTexts = defineTexts('privacyLink', {
  en: english,
  hi: async () => (await import('../../i18n/hi/privacyLink')).privacyLinkTexts,
});

export function PrivacyLink(props: Omit<LinkProps, 'to' | 'children'>) {
  const text = useTexts(privacyLinkTexts);
  return (
    <Link {...props} to={paths.privacyCentre}>
      {text('centre')}
    </Link>
  );
}
