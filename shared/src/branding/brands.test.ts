import { describe, expect, test } from 'vitest';
import { getBrand, DEFAULT_BRAND, PARTNER_IDENTIFIERS } from './brands';
import { buildBrandCss, buildCssVariables } from './css';
import { buildLogoSvg } from './logo';
import { getFaviconUri, getPageTitle } from './pageIdentity';
import { buildBrandTokens } from './colours/tokens';

describe('the whitelist', () => {
  const brands = PARTNER_IDENTIFIERS.map((id) => getBrand(id));

  test('has 33 partners, TOPCLIND first, each with a name of its own', () => {
    expect(brands).toHaveLength(33);
    expect(PARTNER_IDENTIFIERS[0]).toBe('TOPCLIND');
    expect(brands.map(({ id }) => id)).toEqual(PARTNER_IDENTIFIERS);
    expect(new Set(brands.map(({ name }) => name)).size).toBe(33);
  });

  test('asks for accepted terms with the ID-card partner alone', () => {
    expect(brands.filter(({ tanc_apply }) => tanc_apply).map(({ title }) => title)).toEqual([
      'Need Money? Get Instant Credit With Your ID Card!*',
    ]);
    expect(brands.filter(({ title }) => title !== undefined)).toHaveLength(1);
  });

  test('needs nothing from elsewhere: every logo is inside its record, every font on the own origin', () => {
    for (const { logo, font_source } of brands) {
      expect(logo).toMatch(/^data:image\/svg\+xml,/);
      expect(font_source).toMatch(/^\/assets\/fonts\/[\w-]+\.woff2$/);
    }
  });
});

describe('getBrand', () => {
  test.each(['topclind', ' TopClInd '])('finds %j whatever its case', (identifier) => {
    expect(getBrand(identifier).id).toBe('TOPCLIND');
  });

  test.each(['NOBODY', '', null, undefined, 'constructor', '__proto__'])(
    'gives %j the default',
    (identifier) => {
      expect(getBrand(identifier)).toBe(DEFAULT_BRAND);
    },
  );

  test('the default is of the stated colours', () => {
    expect(DEFAULT_BRAND).toMatchObject({
      primary: '#4EC9DB',
      secondary: '#070050',
      tanc_apply: false,
    });
  });
});

test.each([
  ['admin', 'Admin - Lenders | Cedarloop'],
  ['partner', 'Partner - Lenders | Cedarloop'],
  ['consumer', 'Lenders | Cedarloop'],
] as const)('the title of a page in %s', (area, expected) => {
  expect(getPageTitle(area, 'Lenders', DEFAULT_BRAND)).toBe(expected);
});

describe('a logo', () => {
  test.each([
    ['Campidar Card', 'CC'],
    ['Cedarloop', 'CE'],
    ['अमित बैंक', 'अबैं'],
  ])('of %s carries %s', (name, letters) => {
    expect(buildLogoSvg(name, '#4EC9DB', '#070050')).toContain(`>${letters}</text>`);
  });

  test('escapes the partner’s name', () => {
    const svg = buildLogoSvg('A"><script>x</script> & B', '#4EC9DB', '#070050');
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('aria-label="A&quot;&gt;&lt;script&gt;');
  });

  test('is the page icon, encoded for an attribute', () => {
    expect(decodeURIComponent(getFaviconUri(DEFAULT_BRAND))).toContain('#4EC9DB');
    expect(getFaviconUri(DEFAULT_BRAND)).not.toMatch(/["#<>\s]/);
  });
});

test('CSS variables name every colour and size', () => {
  const variables = buildCssVariables(buildBrandTokens(DEFAULT_BRAND, 'light'));
  expect(variables).toMatchObject({
    '--color-accent': '#4EC9DB',
    '--color-on-accent': '#070050',
    '--color-surface-raised': '#FFFFFF',
    '--radius': '10px',
    '--space': '8px',
    '--size-body': '1rem',
  });
});

test('the stylesheet has both modes, and the chosen one wins over the system', () => {
  const css = buildBrandCss(DEFAULT_BRAND);
  expect(css.match(/\{color-scheme:light/g)).toHaveLength(1);
  expect(css.match(/\{color-scheme:dark/g)).toHaveLength(2);
  expect(css).toContain('prefers-color-scheme:dark){:root:not([data-mode=light]){');
  expect(css).toContain(':root[data-mode=dark]{');
});
