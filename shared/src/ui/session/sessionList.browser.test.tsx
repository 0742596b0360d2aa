import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ListedSession, SessionList } from './SessionList';

const session = (id: string, device: string): ListedSession => ({
  id,
  device,
  created_at: '2026-03-01T10:00:00Z',
  last_used_at: '2026-03-02T10:00:00Z',
  current: false,
});

function Devices() {
  const [sessions, setSessions] = useState([session('1', 'Firefox'), session('2', 'Safari')]);
  return (
    <SessionList
      sessions={sessions}
      translate={(key, values) => [key, ...Object.values(values ?? {})].join(' ')}
      language="en"
      ending={undefined}
      onEnd={({ id }) => setSessions((all) => all.filter((one) => one.id !== id))}
    />
  );
}

test('the keyboard goes on in the list after the button of an ended session has gone', async () => {
  const page = await render(<Devices />);
  page
    .getByRole('button', { name: /Firefox/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('list')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: /Safari/ })).toHaveFocus();
});
