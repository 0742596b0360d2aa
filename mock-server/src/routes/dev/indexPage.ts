import { renderPage } from './page';

const always: readonly (readonly [string, string])[] = [
  ['/dev/outbox', 'Outbox: what would have been sent by SMS or e-mail, codes among it'],
  ['/dev/api', 'Calls: every call of this server, what it takes and answers'],
];

const tools: readonly (readonly [string, string])[] = [
  ['/dev/log', 'Requests: what the server was asked, with filters'],
  ['/dev/clock', 'Clock: let time pass'],
  ['/dev/jobs', 'Jobs: run what is due now'],
  ['/dev/snapshots', 'Snapshots: keep all data under a name, and restore it'],
  ['/dev/scenarios', 'Scenarios: empty, demo, large, Hindi'],
];

/** Lists the pages below `/dev`. */
export function indexPage(withTools: boolean): string {
  const links = withTools ? [...always, ...tools] : always;
  return renderPage({
    tools: withTools,
    title: 'For developers and testers',
    intro: withTools
      ? 'The tester’s tools are on.'
      : 'The tester’s tools are off; TEST_TOOLS=on in the environment of the server turns them on.',
    content: `<ul class="cards">${links.map(([href, text]) => `<li><a href="${href}">${text}</a></li>`).join('')}</ul>`,
  });
}
