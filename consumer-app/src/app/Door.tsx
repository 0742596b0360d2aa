import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { enterThrough, useBrand } from '../common/brandStore';
import { env } from '../common/env';
import { onSolarHost } from '../common/host';
import { paths } from '../common/paths';
import { SignInPage } from '../features/signIn/SignInPage';
import { segmentOf } from '../journey/places';
import { NotFound, ProductsPage, SolarPage } from './routes';
import { Waiting } from './Waiting';

/** The start page and a partner's door: the sign-in or the products, by the build flag; the solar host's own page. */
export function Door() {
  const { pathname } = useLocation();
  const segment = segmentOf(pathname);
  const brand = useBrand();
  useEffect(() => {
    if (segment !== undefined) void enterThrough(segment);
  }, [segment]);
  if (segment !== undefined && brand.segment === segment) {
    if (brand.status === 'unknown') return <NotFound />;
    if (brand.status === 'loading') return <Waiting />;
  }
  const solar = onSolarHost && pathname === paths.start;
  const products = env.startWithProducts && !onSolarHost && pathname !== paths.login;
  if (!solar && !products) return <SignInPage />;
  return <Suspense fallback={<Waiting />}>{solar ? <SolarPage /> : <ProductsPage />}</Suspense>;
}
