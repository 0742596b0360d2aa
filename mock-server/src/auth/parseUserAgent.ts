import Bowser from 'bowser';

/**
 * Returns the browser and system of a User-Agent header, such as 'Firefox, Windows'; '' if the
 * header names neither.
 */
export function parseUserAgent(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 80);
}
