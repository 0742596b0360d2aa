import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createTranslator } from '../../../i18n';
import { TranslateProvider } from '../../../ui';
import { texts } from '../../i18n/english';
import { SortableRows } from './SortableRows';
import { useSortableRow } from './useSortableRow';

function Row({ name }: { name: string }) {
  const { handle, rowProps } = useSortableRow(name, name);
  return (
    <li {...rowProps}>
      {name} {handle}
    </li>
  );
}

function Names() {
  const [names, setNames] = useState(['First', 'Second', 'Third']);
  return (
    <SortableRows ids={names} onOrder={(ids) => setNames(ids.map(String))}>
      <ul>
        {names.map((name) => (
          <Row key={name} name={name} />
        ))}
      </ul>
    </SortableRows>
  );
}

test('a row hears the keys that are pressed as soon as it is said to be lifted', async () => {
  const translate = createTranslator({ kit: texts.kit });
  await render(
    <TranslateProvider translate={translate}>
      <Names />
    </TranslateProvider>,
  );
  const handle = page.getByRole('button', { name: 'Move Third' }).element();
  const press = (code: string) =>
    handle.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
  const status = page.getByRole('status');
  const region = status.element();
  new MutationObserver(() => {
    if (region.textContent.includes('lifted')) press('ArrowUp');
  }).observe(region, { childList: true, characterData: true, subtree: true });
  press('Space');
  await expect.element(status).toHaveTextContent('Third is now at position 2');
  press('Space');
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .elements()
        .map((row) => row.textContent.trim()),
    )
    .toEqual(['First', 'Third', 'Second']);
});
