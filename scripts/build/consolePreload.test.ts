import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildPreloadScript } from './consolePreload';

const files = { scripts: ['/admin/assets/kit.js'], styles: ['/admin/assets/kit.css'] };

/** Returns the links that the script adds to the head of a page with these cookies. */
function linksWith(cookie: string): unknown[] {
  const links: unknown[] = [];
  const document = {
    cookie,
    head: { append: (link: unknown) => links.push(link) },
    createElement: (name: string) => ({ name }),
  };
  runInNewContext(buildPreloadScript('adminToken', files), { document });
  return links;
}

it('preloads the files for a signed-in person', () => {
  const link = { name: 'link', crossOrigin: '' };
  expect(linksWith('urlSegment=x; adminToken=abc')).toEqual([
    { ...link, rel: 'modulepreload', href: '/admin/assets/kit.js' },
    { ...link, rel: 'preload', as: 'style', href: '/admin/assets/kit.css' },
  ]);
});

it.each(['', 'partnerToken=abc', 'oldadminToken=abc', 'adminToken=', 'lead=adminToken'])(
  'preloads nothing with the cookies %j',
  (cookie) => expect(linksWith(cookie)).toEqual([]),
);
