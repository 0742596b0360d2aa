import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageHeading } from './PageHeading';

/** A page that is longer than the screen, with a link above its heading. */
function LongPage({ title }: { title: string }) {
  return (
    <main style={{ minHeight: '300vh' }}>
      <a href="#back" style={{ display: 'block', height: 80 }}>
        Back
      </a>
      <PageHeading key={title} title={title} />
    </main>
  );
}

test('a page that follows a scrolled one starts at its top, with the focus on its heading', async () => {
  const screen = await render(<LongPage title="Compare offers" />);
  window.scrollTo(0, 60);
  expect(window.scrollY).toBe(60);
  await screen.rerender(<LongPage title="Key fact statement" />);
  await expect.element(screen.getByRole('heading')).toHaveFocus();
  expect(window.scrollY).toBe(0);
});
