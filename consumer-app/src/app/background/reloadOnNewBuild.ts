import { setTabItem, getTabItem } from '../../session';

const RELOADED = 'reloaded-from';

/** Path of this page's main script; its name changes with each build. */
function getOwnScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}

/** Whether the server has a newer build; `false` if it does not answer. */
async function hasNewBuild(own: string): Promise<boolean> {
  try {
    const page = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return page.ok && !(await page.text()).includes(own);
  } catch {
    return false;
  }
}

/**
 * Reloads the page once per build if one of its files is gone because the server has a newer build;
 * drafts keep what the person typed.
 */
export function reloadOnNewBuild(): void {
  window.addEventListener('vite:preloadError', () => {
    const own = getOwnScript();
    if (getTabItem(RELOADED) === own) return;
    void hasNewBuild(own).then((yes) => {
      if (!yes) return;
      setTabItem(RELOADED, own);
      window.location.reload();
    });
  });
}
