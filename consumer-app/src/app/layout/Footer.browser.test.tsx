import { DEFAULT_FUNNEL } from '@marketplace/shared/schema';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OWN_BRAND, showBrand } from '../../brand';
import { Footer } from './Footer';

afterEach(() => showBrand(undefined));

test.each([
  ['personal loans', ['gold_loan', 'personal_loan'], 1],
  ['gold loans only', ['gold_loan'], 0],
])('a partner with %s links to the rates that it shows', async (_, products, links) => {
  showBrand('tarafin', { ...OWN_BRAND, funnel: { ...DEFAULT_FUNNEL, products } });
  await render(
    <MemoryRouter>
      <Footer languages={false} />
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('link', { name: 'Guides' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Today’s rates' }).elements()).toHaveLength(links);
});
