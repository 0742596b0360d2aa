import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Spinner } from './Spinner';

it('shows its label where it fills a page, and tells it to screen readers alone in a line', async () => {
  const screen = await render(
    <>
      <Spinner page label="Loading your offers" />
      <Spinner label="Saving" />
    </>,
  );
  const getWidth = (label: string) =>
    screen.getByText(label, { exact: true }).element().getBoundingClientRect().width;
  await expect.element(screen.getByText('Loading your offers')).toBeVisible();
  expect(getWidth('Loading your offers')).toBeGreaterThan(100);
  expect(getWidth('Saving')).toBe(1);
});
