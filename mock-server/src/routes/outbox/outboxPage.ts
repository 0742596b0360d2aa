import type { OutboxRecord } from '../../data/records';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? sign);

function letter({ to, channel, text, code, sent_at }: Readonly<OutboxRecord>): string {
  return `<li><p><strong>${escape(to)}</strong> <span>${channel === 'sms' ? 'SMS' : 'E-mail'}</span>
<time datetime="${escape(sent_at)}">${escape(sent_at.replace('T', ' ').slice(0, 19))} UTC</time></p>
${code ? `<p class="code">${escape(code)}</p>` : ''}<p>${escape(text)}</p></li>`;
}

/** What would have been sent, newest first, for a person to read. */
export function outboxPage(letters: readonly Readonly<OutboxRecord>[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 40rem; margin: 32px auto; padding: 0 16px; }
ul { list-style: none; padding: 0; }
li { border: 1px solid #8886; border-radius: 10px; padding: 8px 16px; margin: 16px 0; }
time, li span { opacity: .8; font-size: .875rem; margin-left: 8px; }
.code { font-size: 1.75rem; font-variant-numeric: tabular-nums; letter-spacing: .1em; margin: 0; }
</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>What this server would have sent by SMS or e-mail, newest first. Reload to see more.</p>
${letters.length > 0 ? `<ul>${letters.map(letter).join('')}</ul>` : '<p>Nothing yet. Ask for a code on the sign-in page, then reload this page.</p>'}
</main>
</body>
</html>
`;
}
