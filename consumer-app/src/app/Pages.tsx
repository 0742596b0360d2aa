import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../common/paths';
import { segmentOf } from '../journey/places';
import { Door } from './Door';
import { lazyPages, PublicPages } from './routes';
import { Waiting } from './Waiting';

/** The page of each address. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path={paths.start} element={<Door />} />
        <Route caseSensitive path={paths.login} element={<Door />} />
        {lazyPages.map(({ path, Page }) => (
          <Route key={path} caseSensitive path={path} element={<Page />} />
        ))}
        <Route path="*" element={segmentOf(pathname) === undefined ? <PublicPages /> : <Door />} />
      </Routes>
    </Suspense>
  );
}
