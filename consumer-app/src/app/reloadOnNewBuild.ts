import { setTabItem, getTabItem } from '../session/tabStorage';

const RELOADED = 'reloaded-from';

/** The script that this page was started with; its name changes with each build. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}

/** Whether the server has another build by now. `false` without an answer. */
async function replaced(own: string): Promise<boolean> {
  try {
    const page = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return page.ok && !(await page.text()).includes(own);
  } catch {
    return false;
  }
}

/**
 * A page of an older build asks in vain for the files of that build. It is then reloaded, once a build;
 * what was typed is kept by the drafts.
 */
export function reloadOnNewBuild(): void {
  window.addEventListener('vite:preloadError', () => {
    const own = ownScript();
    if (getTabItem(RELOADED) === own) return;
    void replaced(own).then((yes) => {
      if (!yes) return;
      setTabItem(RELOADED, own);
      window.location.reload();
    });
  });
}
