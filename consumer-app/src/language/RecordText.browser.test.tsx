import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from './language';
import { RecordText } from './RecordText';

afterEach(() => chooseLanguage('en'));

test('a record is in the reader’s language, and text in the other language is marked', async () => {
  const { container } = await render(
    <>
      <p>
        <RecordText text="Only today" hindi="सिर्फ़ आज" />
      </p>
      <p>
        <RecordText text="At the branch" />
      </p>
      <p>
        <RecordText text="18%" />
      </p>
    </>,
  );
  const spoken = () =>
    [...container.querySelectorAll('p')].map(({ textContent, firstElementChild }) => [
      textContent,
      firstElementChild?.getAttribute('lang') ?? null,
    ]);
  await expect.poll(spoken).toEqual([
    ['Only today', null],
    ['At the branch', null],
    ['18%', null],
  ]);
  await chooseLanguage('hi');
  await expect.poll(spoken).toEqual([
    ['सिर्फ़ आज', null],
    ['At the branch', 'en'],
    ['18%', null],
  ]);
});
