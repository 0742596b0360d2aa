/** The console's files; the browser fetches them once, and again only after a failure. */
export const prefetch = () => import('./openConsole');

export async function loadConsole() {
  const { openConsole } = await prefetch();
  return openConsole();
}
