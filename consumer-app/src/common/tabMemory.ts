/** Remembers for as long as this tab is open, through reloads. */
export function remember(name: string, value: string | undefined): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, value);
  } catch {
    // Without storage a reload starts over; nothing else depends on it.
  }
}

export function remembered(name: string): string | undefined {
  try {
    return typeof window === 'undefined'
      ? undefined
      : (window.sessionStorage.getItem(name) ?? undefined);
  } catch {
    return undefined;
  }
}
