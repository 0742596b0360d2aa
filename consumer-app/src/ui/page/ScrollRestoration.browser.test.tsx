import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Link } from './Link';
import { PageHeading } from './PageHeading';
import { ScrollRestoration } from './ScrollRestoration';

function List() {
  return (
    <main style={{ minHeight: '400vh' }}>
      <PageHeading title="Compare offers" />
      <Link to="/lender">Ekavali-Money</Link>
    </main>
  );
}

function Lender() {
  const navigate = useNavigate();
  return (
    <main style={{ minHeight: '150vh' }}>
      <PageHeading title="Ekavali-Money" />
      <button type="button" onClick={() => void navigate(-1)}>
        Browser’s Back
      </button>
      <Link back to="/">
        Back to the offers
      </Link>
      <Link to="/">All offers</Link>
    </main>
  );
}

async function openList(address: string) {
  const screen = await render(
    <MemoryRouter initialEntries={[address]}>
      <ScrollRestoration />
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/lender" element={<Lender />} />
      </Routes>
    </MemoryRouter>,
  );
  const heading = (name: string) => screen.getByRole('heading', { name });
  const press = (name: string) =>
    screen
      .getByRole('link', { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return { screen, heading, press };
}

test('Back and a link back return to the place on a long list; another link to it starts at its top', async () => {
  const { screen, heading, press } = await openList('/');
  window.scrollTo(0, 900);
  press('Ekavali-Money');
  await expect.element(heading('Ekavali-Money')).toHaveFocus();
  expect(window.scrollY).toBe(0);
  window.scrollTo(0, 100);
  await screen.getByRole('button').click();
  await expect.element(heading('Compare offers')).toHaveFocus();
  expect(window.scrollY).toBe(900);
  window.scrollTo(0, 700);
  press('Ekavali-Money');
  await expect.element(heading('Ekavali-Money')).toHaveFocus();
  expect(window.scrollY).toBe(0);
  press('Back to the offers');
  await expect.element(heading('Compare offers')).toHaveFocus();
  expect(window.scrollY).toBe(700);
  press('Ekavali-Money');
  await expect.element(heading('Ekavali-Money')).toHaveFocus();
  press('All offers');
  await expect.element(heading('Compare offers')).toHaveFocus();
  expect(window.scrollY).toBe(0);
});

test('a link back from another page returns to the place on a list that has a query in its address', async () => {
  const { heading, press } = await openList('/?sort=emi');
  window.scrollTo(0, 800);
  press('Ekavali-Money');
  await expect.element(heading('Ekavali-Money')).toHaveFocus();
  press('Back to the offers');
  await expect.element(heading('Compare offers')).toHaveFocus();
  expect(window.scrollY).toBe(800);
});
