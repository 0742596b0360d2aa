import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Stylesheet {
  file: string;
  css: string;
  classes: readonly string[];
}

const HINDI_FONT = /url\(["']?(\/[^"')]+devanagari[^"')]+\.woff2)["']?\)/;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

function readStylesheets(folder: string, template: string): Stylesheet[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css') && !template.includes(file))
    .toSorted()
    .map((file) => {
      const css = readFileSync(join(folder, file), 'utf8');
      const classes = [...css.matchAll(CLASS)].flatMap(([, name]) => name ?? []);
      return { file, css, classes: [...new Set(classes)] };
    });
}

/**
 * Selects few sheets that cover all used classes. Rules that several pages share are in the sheet
 * of each of them; the sheet with the most used classes is the page's own.
 */
function findCovering(sheets: readonly Stylesheet[], used: ReadonlySet<string>): Stylesheet[] {
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

/** Builds the preload link for the Hindi font of some styles; the script before the first paint waits for it. */
function buildPreload(css: string): string {
  const [, href] = HINDI_FONT.exec(css) ?? [];
  return href ? `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>` : '';
}

/**
 * Inlines a page's styles, so that the first paint is final: the build's stylesheets with a class
 * that the page uses. A disabled link names each of them: a browser does not fetch it, and the build's loader of
 * chunks, which looks for such a link, does not load the sheet again. A Hindi page preloads its font.
 * @param assets folder of the stylesheets
 * @param template the bare page, which already contains its own styles
 */
export function createStyleInliner(assets: string, template: string): (html: string) => string {
  const sheets = readStylesheets(assets, template);
  const preload = buildPreload(template);
  return (html) => {
    const used = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const styles = findCovering(sheets, used).map(
      ({ file, css }) =>
        `<style>${css}</style><link rel="stylesheet" href="/assets/${file}" disabled>`,
    );
    const page = html.includes('<html lang="hi"')
      ? html.replace('<head>', (tag) => tag + preload)
      : html;
    return page.replace('<style id="brand">', (tag) => styles.join('') + tag);
  };
}
