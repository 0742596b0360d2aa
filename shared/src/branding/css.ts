import type { Brand } from './brand';
import { buildFontFaces } from './fonts';
import { buildBrandTokens, type Tokens } from './colours/tokens';

function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Converts tokens to CSS variables: `--color-…` for each colour (`--color-surface-raised`, `--color-on-accent`),
 * `--size-…` for each type size, `--radius`, `--space`, `--font-family`.
 */
export function buildCssVariables(tokens: Tokens): Record<string, string> {
  const variables: Record<string, string> = {
    '--font-family': tokens.fontFamily,
    '--radius': `${tokens.radius}px`,
    '--space': `${tokens.spacing}px`,
  };
  const colours: Record<string, string> = { ...tokens.colours };
  const sizes: Record<string, number> = { ...tokens.sizes };
  for (const [name, value] of Object.entries(colours))
    variables[`--color-${toKebabCase(name)}`] = value;
  for (const [name, value] of Object.entries(sizes)) variables[`--size-${name}`] = `${value}rem`;
  return variables;
}

function renderBlock(tokens: Tokens): string {
  const lines = Object.entries(buildCssVariables(tokens)).map(
    ([name, value]) => `${name}:${value}`,
  );
  return `{color-scheme:${tokens.mode};${lines.join(';')}}`;
}

/**
 * Builds a stylesheet that loads a brand's font and sets its variables on the root element. On a screen it follows the system's mode,
 * unless the root element has `data-mode="light"` or `"dark"`.
 */
export function buildBrandCss(brand: Brand): string {
  const light = renderBlock(buildBrandTokens(brand, 'light'));
  const dark = renderBlock(buildBrandTokens(brand, 'dark'));
  return (
    buildFontFaces(brand.font_family) +
    `:root${light}\n` +
    `@media screen and (prefers-color-scheme:dark){:root:not([data-mode=light])${dark}}\n` +
    `:root[data-mode=dark]${dark}\n`
  );
}
