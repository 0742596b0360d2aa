/** Stores a value until the tab closes; it survives a reload. `undefined` deletes it. */
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

/** Deletes everything that this tab stores, except the preserved keys. */
export function clearTabStorage(preservedKeys: readonly string[] = []): void {
  try {
    const { sessionStorage } = window;
    for (const name of Object.keys(sessionStorage))
      if (!preservedKeys.includes(name)) sessionStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to delete.
  }
}
