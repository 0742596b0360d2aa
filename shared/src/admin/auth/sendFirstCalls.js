// Runs inline in a console's page while its first script loads. Names the texts of the preferred language, and sends
// the calls that the server has named for the signed-in person; `takeFirstCall` hands out their answers.
try {
  const named = document.querySelector('meta[name=first-calls]');
  if (named instanceof HTMLMetaElement) {
    const { area } = named.dataset;
    const language = localStorage.getItem(`preference:${area}:language`) === 'hi' ? 'hi' : 'en';
    // The heading is drawn before the first script has loaded.
    document.documentElement.lang = language;
    const mode = localStorage.getItem(`preference:${area}:mode`);
    if (mode === 'light' || mode === 'dark') document.documentElement.dataset.mode = mode;
    for (const href of (named.dataset[language] ?? '').split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          crossOrigin: '',
          href,
        }),
      );
    const token = new RegExp(`(?:^|; )${area}Token=([^;]+)`).exec(document.cookie)?.[1] ?? '';
    const headers = {
      accept: 'application/json',
      'accept-language': language,
      authorization: `Bearer ${decodeURIComponent(token)}`,
    };
    const firstCalls = new Map();
    for (const path of named.content.split(' ')) {
      const leaving = new AbortController();
      const answer = fetch(path, { headers, signal: leaving.signal });
      answer.catch(() => undefined);
      firstCalls.set(path, { answer, cancel: () => leaving.abort() });
    }
    Object.assign(window, { firstCalls });
  }
} catch {
  // Without storage the console sends its calls itself.
}
