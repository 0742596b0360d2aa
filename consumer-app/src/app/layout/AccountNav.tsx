import { Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getColourMode, setColourMode } from '../../browser';
import { useShellTexts } from '../../i18n';
import { getFormPath, getOffersPath } from '../../journey/getPathAfterLogin';
import { paths } from '../../paths';
import type { ProductType } from '../../productTypes';
import { useSession } from '../../session';
import { Link } from '../../ui';
import { LanguageChoice } from './LanguageChoice';
import { logOut } from './logOut';

type Place = 'bar' | 'drawer';
type Chosen = ProductType | undefined;

/** The pages of an account, in order. The drawer has its own words for two of them. */
const PAGES = [
  { getPath: (product: Chosen) => getOffersPath(product) ?? paths.offers, label: 'offers' },
  { getPath: () => paths.applications, label: 'applications' },
  { getPath: () => paths.score, label: 'score' },
  {
    getPath: (product: Chosen) => getFormPath(product) ?? paths.profile,
    label: 'details',
    drawer: 'return_to_profile',
  },
  { getPath: () => paths.products, label: 'products', drawer: 'return_to_products' },
  { getPath: () => paths.privacyCentre, label: 'privacy' },
] as const;

interface Props {
  place: Place;
  /** The person's name, which the drawer shows above. */
  name?: string | undefined;
  onFollow?: () => void;
  onHelp: () => void;
}

/** The navigation of a signed-in person, the same in the bar of a wide page and in the drawer of a narrow one. */
export function AccountNav({ place, name, onFollow, onHelp }: Props) {
  const t = useShellTexts();
  const { productType } = useSession();
  const { pathname } = useLocation();
  const [mode, setMode] = useState(getColourMode);
  const other = mode === 'dark' ? 'light' : 'dark';
  const switchMode = () => {
    setColourMode(other);
    setMode(other);
  };
  return (
    <>
      {PAGES.map((page) => {
        const to = page.getPath(productType);
        const label = place === 'drawer' && 'drawer' in page ? page.drawer : page.label;
        return (
          <Link
            key={page.label}
            to={to}
            aria-current={to === pathname ? 'page' : undefined}
            onClick={onFollow}
          >
            {t(`header.${label}`)}
          </Link>
        );
      })}
      {name && <span>{name}</span>}
      <Button variant="ghost" onClick={onHelp}>
        {t('header.help')}
      </Button>
      <LanguageChoice />
      <Button variant="ghost" onClick={switchMode}>
        {t(`header.${other}`)}
      </Button>
      <Button variant="ghost" onClick={logOut}>
        {t('header.logout')}
      </Button>
    </>
  );
}
