import { Spinner } from '@marketplace/shared/ui';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { enterThrough, useBrand } from '../common/brandStore';
import { env } from '../common/env';
import { paths } from '../common/paths';
import { SignInPage } from '../features/signIn/SignInPage';
import { segmentOf } from '../journey/places';
import { NotFound, ProductsPage } from './routes';

/** The start page and a partner's door: the sign-in or the products, by the build flag. */
export function Door() {
  const { pathname } = useLocation();
  const segment = segmentOf(pathname);
  const brand = useBrand();
  useEffect(() => {
    if (segment !== undefined) void enterThrough(segment);
  }, [segment]);
  if (segment !== undefined && brand.segment === segment) {
    if (brand.status === 'unknown') return <NotFound />;
    if (brand.status === 'loading') return <Spinner page />;
  }
  if (!env.startWithProducts || pathname === paths.login) return <SignInPage />;
  return (
    <Suspense fallback={<Spinner page />}>
      <ProductsPage />
    </Suspense>
  );
}
