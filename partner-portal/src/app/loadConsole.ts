export const prefetch = () => import('./openConsole');

export async function loadConsole() {
  const { openConsole } = await prefetch();
  return openConsole();
}
