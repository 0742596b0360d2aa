import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { getPartnerSegment } from '../../journey/routes';
import { SignInGate } from './SignInGate';
import { lazyPages, PublicPages } from './routes';
import { PagePending } from './PagePending';

export function Pages() {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<PagePending />}>
      <Routes>
        <Route path={paths.start} element={<SignInGate />} />
        <Route caseSensitive path={paths.login} element={<SignInGate />} />
        {lazyPages.map(({ path, Page }) => (
          <Route key={path} caseSensitive path={path} element={<Page />} />
        ))}
        <Route
          path="*"
          element={getPartnerSegment(pathname) === undefined ? <PublicPages /> : <SignInGate />}
        />
      </Routes>
    </Suspense>
  );
}
