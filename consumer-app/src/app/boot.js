// Runs before the page that was made at build time is painted. That page is a stranger's, in English
// and in the product's own brand: for anyone else it waits out of sight until the app has drawn theirs.
// The solar host's start page is another one.
try {
  const known = /(?:^|; )(?:accessToken|urlSegment)=/.test(document.cookie);
  const { hostname, pathname } = location;
  const solar = pathname === '/' && hostname === document.currentScript.dataset.solarHost;
  if (known || solar || localStorage.getItem('language') === 'hi')
    document.documentElement.dataset.wait = '';
} catch {
  // Without storage everyone is a stranger.
}
