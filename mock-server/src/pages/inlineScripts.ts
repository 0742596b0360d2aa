import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;

/** Returns the hashes of all inline scripts in the pages below a folder, as content security policy sources. */
export function hashInlineScripts(folder: string): string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const scripts = pages.flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(INLINE)].map(([, script = '']) => script),
  );
  return [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
