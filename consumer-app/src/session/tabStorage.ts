/** Remembers for as long as this tab is open, through reloads. */
export function setTabItem(name: string, value: string | undefined): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, value);
  } catch {
    // Without storage a reload starts over; nothing else depends on it.
  }
}

export function getTabItem(name: string): string | undefined {
  try {
    return typeof window === 'undefined'
      ? undefined
      : (window.sessionStorage.getItem(name) ?? undefined);
  } catch {
    return undefined;
  }
}

/** Forgets what this tab remembers, but for what is named. */
export function clearTabStorage(kept: readonly string[] = []): void {
  try {
    const { sessionStorage: memory } = window;
    for (const name of Object.keys(memory)) if (!kept.includes(name)) memory.removeItem(name);
  } catch {
    // Where there is no storage nothing was remembered.
  }
}
