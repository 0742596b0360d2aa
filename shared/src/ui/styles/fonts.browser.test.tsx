import './base.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

const getHindiFont = () =>
  [...document.fonts].find(({ family }) => family.includes('Noto Sans Devanagari'));

test('a name in Devanagari on an English page is drawn in the font that comes with the app', async () => {
  await render(<p lang="en">Amit</p>);
  expect(getHindiFont()?.status).toBe('unloaded');
  await render(<p lang="en">अमित</p>);
  await expect.poll(() => getHindiFont()?.status).toBe('loaded');
});

test('a hyphen is as narrow among tabular figures as in a sentence', async () => {
  const getWidth = async (fontVariantNumeric: 'normal' | 'tabular-nums') => {
    const { container } = await render(<b style={{ fontVariantNumeric }}>Kaveri-National</b>);
    await document.fonts.ready;
    return container.querySelector('b')?.getBoundingClientRect().width;
  };
  const width = await getWidth('normal');
  expect(width).toBeGreaterThan(0);
  expect(await getWidth('tabular-nums')).toBe(width);
});
