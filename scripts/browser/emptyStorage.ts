import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// Test files share a tab, so what one keeps there would be in the next one's page: a ticked box, a session, a draft.
function emptyStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`;
}

// Some modules read what is kept as soon as they are loaded.
emptyStorage();

beforeEach(async () => {
  // A page that goes saves what is typed, so it goes first.
  await cleanup();
  emptyStorage();
});
