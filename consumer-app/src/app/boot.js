// Runs before the page that was made at build time is painted. That page is a stranger's, in English
// and in the product's own brand: for anyone else it waits out of sight until the app has drawn theirs.
try {
  const known = /(?:^|; )(?:accessToken|urlSegment)=/.test(document.cookie);
  if (known || localStorage.getItem('language') === 'hi')
    document.documentElement.dataset.wait = '';
} catch {
  // Without storage everyone is a stranger.
}
