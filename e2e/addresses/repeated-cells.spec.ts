import { findViolations } from '../checks/accessible';
import { expect, test } from '../fixtures/fixtures';

const NAMES = ['Aarohan', 'Baldeo', 'Chakra', 'Chandrika', 'Gatiman', 'Girivar', 'Griha'];

/** A page with a list, of which one cell may have an attribute. */
const buildPage = (attribute = '', of = ''): string => `<!doctype html><html lang="en">
  <title>Lenders</title><style>th, td { padding: 12px } a { display: block; line-height: 24px }</style>
  <main><h1>Lenders</h1><table aria-label="Lenders">
    <thead><tr><th>Name</th><th>State</th><th>Page</th></tr></thead>
    <tbody>${NAMES.map(
      (name) => `<tr><th scope="row">${name}</th>
        <td><span ${name === of ? attribute : ''}>On</span></td>
        <td><a href="#${name}">Open ${name}</a></td></tr>`,
    ).join('')}</tbody></table></main></html>`;

test('axe measures a cell of a late row that differs from those above it', async ({ page }) => {
  await page.setContent(buildPage());
  expect(await findViolations(page, 'main')).toEqual([]);
  // The first row, the last one and one of each background between them are measured.
  const repeated = await page.evaluate(() => window.listRepeatedCells().length);
  expect(repeated).toBe((NAMES.length - 4) * 3);
  for (const [attribute, rule] of [
    ['style="color: #bbb"', 'color-contrast'],
    ['role="img"', 'role-img-alt'],
    ['role="nothing"', 'aria-roles'],
  ] as const) {
    await page.setContent(buildPage(attribute, 'Girivar'));
    const violations = await findViolations(page, 'main');
    expect(violations, attribute).toContainEqual(expect.arrayContaining([rule]));
  }
});
