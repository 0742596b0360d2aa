import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { setPartner, useBrand } from '../../brand';
import { env, isSolarHost } from '../../env';
import { paths } from '../../paths';
import { SignInPage } from '../../features/signIn/SignInPage';
import { getPartnerSegment } from '../../journey/routes';
import { NotFound, ProductsPage, SolarPage } from './routes';
import { PagePending } from './PagePending';

/**
 * The start page and a partner's page: the sign-in or the products, by the build flag; on the solar
 * host its own start page.
 */
export function SignInGate() {
  const { pathname } = useLocation();
  const segment = getPartnerSegment(pathname);
  const brand = useBrand();
  useEffect(() => {
    if (segment !== undefined) void setPartner(segment);
  }, [segment]);
  if (segment !== undefined && brand.segment === segment) {
    if (brand.status === 'unknown') return <NotFound />;
    if (brand.status === 'loading') return <PagePending />;
  }
  const solar = isSolarHost && pathname === paths.start;
  const products = env.startWithProducts && !isSolarHost && pathname !== paths.login;
  // Accepting one partner's terms does not accept another's.
  if (!solar && !products) return <SignInPage key={brand.brand.id} />;
  return <Suspense fallback={<PagePending />}>{solar ? <SolarPage /> : <ProductsPage />}</Suspense>;
}
