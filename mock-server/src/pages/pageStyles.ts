import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Stylesheet {
  css: string;
  classes: readonly string[];
  /** Holds fonts alone, which no class asks for. */
  fonts: boolean;
}

const FONT_URL = /url\(["']?(\/[^"')]+\.woff2)["']?\)/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

function readStylesheets(folder: string, template: string): Stylesheet[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css') && !template.includes(file))
    .toSorted()
    .map((file) => {
      const css = readFileSync(join(folder, file), 'utf8');
      const rules = css.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
      const classes = [...rules.matchAll(CLASS)].flatMap(([, name]) => name ?? []);
      return { css, classes: [...new Set(classes)], fonts: rules.trim() === '' };
    });
}

/**
 * The fewest sheets that have all used classes: a rule that several pages share stands in the sheet of
 * each of them, and the page's own is the one that has most of its classes.
 */
function covering(sheets: readonly Stylesheet[], used: ReadonlySet<string>): Stylesheet[] {
  const missing = new Set(used);
  const usedBy = ({ classes }: Stylesheet) => classes.filter((name) => missing.has(name)).length;
  const chosen = new Set<Stylesheet>();
  const [first] = sheets.toSorted((a, b) => usedBy(b) - usedBy(a));
  for (
    let next = first;
    next && usedBy(next) > 0;
    [next] = sheets.toSorted((a, b) => usedBy(b) - usedBy(a))
  ) {
    chosen.add(next);
    for (const name of next.classes) missing.delete(name);
  }
  return sheets.filter((sheet) => chosen.has(sheet));
}

/** Has the browser fetch the fonts of stylesheets at once; the script before the first paint waits for them. */
const preloads = (sheets: readonly Stylesheet[]): string =>
  sheets
    .flatMap(({ css }) => [...css.matchAll(FONT_URL)])
    .map(
      ([, href]) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    )
    .join('');

/**
 * Puts the styles of a page into it, so that it is painted as it stays: of the build's stylesheets those
 * that have a class which stands in the page, and on a Hindi page those with fonts alone, whose files it
 * names at its top.
 * @param assets folder of the stylesheets
 * @param template the bare page, which has its own styles in it already
 */
export function pageStyles(assets: string, template: string): (html: string) => string {
  const sheets = readStylesheets(assets, template);
  return (html) => {
    const used = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const hindi = html.includes('<html lang="hi"');
    const fonts = hindi ? sheets.filter((sheet) => sheet.fonts) : [];
    const css = [...fonts, ...covering(sheets, used)].map((sheet) => sheet.css);
    if (css.length === 0) return html;
    return html
      .replace('<head>', (tag) => tag + preloads(fonts))
      .replace('<style id="brand">', (tag) => `<style>${css.join('')}</style>${tag}`);
  };
}
