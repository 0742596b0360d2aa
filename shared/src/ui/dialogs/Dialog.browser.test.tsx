import '../styles/base.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './Dialog';

test('the heading has the focus, not the button that closes, where no child asks for it', async () => {
  await render(
    <Dialog open closable title="Apply" onClose={() => undefined} actions={<button>Send</button>}>
      <p>Terms</p>
    </Dialog>,
  );
  await expect.element(page.getByRole('heading', { name: 'Apply' })).toHaveFocus();
});

test('a shadow above the buttons shows that there is more to scroll to', async () => {
  await page.viewport(1280, 900);
  await render(
    <Dialog open title="Help" actions={<button>Send</button>}>
      <div style={{ height: 1000 }} />
    </Dialog>,
  );
  const dialog = page.getByRole('dialog').element();
  const bar = page.getByRole('button', { name: 'Send' }).element().parentElement;
  // At the end Chromium computes a shadow without colour and size.
  const hasShadow = () => bar && / [1-9]\d*px/.test(getComputedStyle(bar).boxShadow);
  await expect.poll(hasShadow).toBe(true);
  dialog.scrollTop = dialog.scrollHeight;
  await expect.poll(hasShadow).toBe(false);
});

test('buttons below content that fits have no shadow', async () => {
  await render(
    <Dialog open title="Help" actions={<button>Send</button>}>
      <p>Short</p>
    </Dialog>,
  );
  const bar = page.getByRole('button', { name: 'Send' }).element().parentElement;
  expect(bar && getComputedStyle(bar).boxShadow).toBe('none');
});
