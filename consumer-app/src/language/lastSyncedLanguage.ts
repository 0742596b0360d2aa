const toldKey = 'language-told';

/** What this device and an account agreed on last: the language, and the server's id of it. */
export interface Told {
  language: string;
  id: number;
}

/** What was agreed on with this account last; absent where nothing was, or with another one since. */
export function toldTo(userId: string): Told | undefined {
  try {
    const [user, language = '', id] = (window.localStorage.getItem(toldKey) ?? '').split(' ');
    return user === userId ? { language, id: Number(id) } : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers what account and device agree on. */
export function rememberTold(userId: string, { language, id }: Told): void {
  try {
    window.localStorage.setItem(toldKey, `${userId} ${language} ${id}`);
  } catch {
    // A browser that keeps nothing tells the account again next time.
  }
}

/** Nothing counts as agreed on: the next to sign in here tells their account what this device is in. */
export function forgetTold(): void {
  try {
    window.localStorage.removeItem(toldKey);
  } catch {
    // Nothing was kept.
  }
}
