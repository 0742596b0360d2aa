import Button from '@mui/material/Button';
import { useState } from 'react';
import { ErrorPage, MessagePage, useTranslate } from '../../../ui';
import { askServer, useServerBack } from './useServerBack';

/** What browsers say of code that they could not load: Chromium, Firefox, Safari, and Vite of a stylesheet. */
const LOAD_FAILURES = /dynamically imported module|Importing a module script failed|preload CSS/iu;

const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && LOAD_FAILURES.test(error.message);

const RELOADED = 'reloaded_at';

/** A page that has been loaded anew this short a time ago is not loaded anew by itself again. */
const RELOAD_MS = 30_000;

const reload = () => {
  sessionStorage.setItem(RELOADED, String(Date.now()));
  window.location.reload();
};

/** Says that the server cannot be reached, and loads the page once it can. */
function ServerAway() {
  const translate = useTranslate();
  const [isRepeated] = useState(
    () => Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_MS,
  );
  useServerBack(!isRepeated, reload);
  return (
    <MessagePage
      title={translate('console.away.title')}
      text={translate(isRepeated ? 'console.away.again' : 'console.away.text')}
    >
      <Button
        variant="contained"
        size="large"
        onClick={isRepeated ? reload : () => void askServer()}
      >
        {translate('console.failed.retry')}
      </Button>
    </MessagePage>
  );
}

/** Replaces a page that failed to render, or whose code did not load for want of a server. */
export function PageFailure({ error }: { error: unknown }) {
  return isLoadFailure(error) ? <ServerAway /> : <ErrorPage />;
}
