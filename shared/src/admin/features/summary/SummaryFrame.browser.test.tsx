import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { StatusPanel } from '../../charts/panels/StatusPanel';
import { SummaryFrame } from './SummaryFrame';

interface Data {
  statuses: { status: string; count: number }[];
}

async function frame(data: Data | undefined, error: Error | null = null) {
  const refetch = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await render(
    <SummaryFrame query={{ data, error, isPlaceholderData: false, refetch }} figures={6}>
      {({ statuses }) => <StatusPanel statuses={statuses} />}
    </SummaryFrame>,
  );
  return refetch;
}

test('says that it is loading', async () => {
  await frame(undefined);
  await expect.element(page.getByRole('status')).toHaveTextContent('console.summary.updating');
});

test('shows what failed and asks again on demand', async () => {
  const refetch = await frame(undefined, new Error('The server took too long'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server took too long');
  await userEvent.click(page.getByRole('button', { name: 'console.failed.retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('says that a period is empty instead of drawing nothing', async () => {
  await frame({ statuses: [{ status: 'applied', count: 0 }] });
  await expect.element(page.getByText('console.chart.empty')).toBeVisible();
});

test('has a table for screen readers', async () => {
  await frame({
    statuses: [
      { status: 'applied', count: 3 },
      { status: 'approved', count: 1 },
    ],
  });
  const row = page.getByRole('row', { name: /Applied/ });
  await expect.element(row).toHaveTextContent('75%');
  await expect.element(page.getByRole('row', { name: /Approved/ })).toHaveTextContent('25%');
});
