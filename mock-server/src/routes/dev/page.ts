import { escapeHtml } from '@marketplace/shared/format';
const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 32px auto; padding: 0 16px; }
h1 { font-size: 1.75rem; margin: 0 0 8px; }
h2 { font-size: 1.25rem; margin: 32px 0 8px; }
nav { margin-bottom: 24px; display: flex; flex-wrap: wrap; gap: 8px 16px; font-size: .875rem; }
ul.cards { list-style: none; padding: 0; }
ul.cards > li, details { border: 1px solid #8886; border-radius: 10px; padding: 8px 16px; margin: 8px 0; }
summary { cursor: pointer; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: start; padding: 4px 12px 4px 0; border-bottom: 1px solid #8884; vertical-align: top; }
td.number { text-align: end; font-variant-numeric: tabular-nums; }
time, small { opacity: .8; font-size: .875rem; margin-inline-start: 8px; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; border: 1px solid #8884; border-radius: 10px; padding: 8px 12px; }
form { display: inline-flex; gap: 8px; align-items: end; flex-wrap: wrap; margin: 4px 8px 4px 0; }
label { display: inline-grid; font-size: .875rem; }
button, input, select { font: inherit; padding: 4px 12px; border-radius: 10px; border: 1px solid #8888; }
.code { font-size: 1.75rem; font-variant-numeric: tabular-nums; letter-spacing: .1em; margin: 0; }
.method { display: inline-block; min-width: 4.5em; font-weight: 600; }
`;

const links: readonly (readonly [string, string])[] = [
  ['/dev', 'Overview'],
  ['/dev/outbox', 'Outbox'],
  ['/dev/api', 'Calls'],
];

const toolLinks: readonly (readonly [string, string])[] = [
  ['/dev/log', 'Requests'],
  ['/dev/clock', 'Clock'],
  ['/dev/snapshots', 'Snapshots'],
  ['/dev/scenarios', 'Scenarios'],
];

interface Page {
  readonly title: string;
  readonly intro: string;
  /** Whether to link the tester's tools. */
  readonly tools?: boolean;
  /** HTML. The caller escapes it. */
  readonly content: string;
}

/** Builds a page for developers and testers: plain HTML without scripts or other files. */
export function renderPage({ title, intro, content, tools = false }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="Tools">${[...links, ...(tools ? toolLinks : [])].map(([href, text]) => `<a href="${href}">${text}</a>`).join('')}</nav>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(intro)}</p>
${content}
</main>
</body>
</html>
`;
}
