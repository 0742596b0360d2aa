import { Spinner } from '@marketplace/shared/ui';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../common/paths';
import { Door } from './Door';
import { lazyPages, NotFound } from './routes';

/** The page of each address. */
export function Pages() {
  return (
    <Suspense fallback={<Spinner page />}>
      <Routes>
        <Route path={paths.start} element={<Door />} />
        <Route path={paths.login} element={<Door />} />
        {lazyPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="/404" element={<NotFound />} />
        <Route path="/:urlSegment" element={<Door />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
