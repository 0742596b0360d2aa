import { escapeHtml } from '@marketplace/shared/format';
import { Router } from 'express';
import { SCENARIOS } from '../../config';
import type { Scenario } from '../../config';
import type { Context } from '../../context';
import { replaceState } from '../../data/state';
import { wrongField } from '../../httpError';
import { forgetHeads } from '../audit/auditHeads';
import { asyncHandler, readFields, respond, respondToChange } from './answer';
import { renderPage } from './page';

const descriptions: Readonly<Record<Scenario, string>> = {
  empty: 'Accounts, partners and languages alone: no lender, no card, no borrower',
  demo: 'The fixtures',
  large: 'The fixtures grown to 500 lenders and 5,000 borrowers',
  hindi: 'The fixtures with names, places and descriptions in Hindi',
};

function renderScenariosPage(): string {
  const row = (
    name: Scenario,
  ): string => `<tr><td>${name}</td><td>${escapeHtml(descriptions[name])}</td>
<td><form method="post"><input type="hidden" name="scenario" value="${name}"><button>Switch</button></form></td></tr>`;
  return renderPage({
    tools: true,
    title: 'Scenarios',
    intro:
      'Switching puts fresh data in place of all there is. Take a snapshot first to come back.',
    content: `<table><thead><tr><th scope="col">Name</th><th scope="col">What it holds</th><th scope="col">Switch</th></tr></thead>
<tbody>${SCENARIOS.map(row).join('')}</tbody></table>`,
  });
}

/**
 * `/dev/scenarios`: lists the scenarios, and replaces the data with one of them
 * (`{"scenario":"…"}`).
 */
export function scenarioRouter({ store, config, fresh }: Context): Router {
  const router = Router();
  router.get('/', (request, response) =>
    respond(request, response, { json: { scenarios: descriptions }, html: renderScenariosPage }),
  );
  router.post(
    '/',
    asyncHandler(async (request, response) => {
      const { scenario } = await readFields(request, response);
      const wanted = SCENARIOS.find((one) => one === scenario);
      if (!wanted) throw wrongField('scenario', 'unknown_reference');
      await replaceState(store, fresh(wanted));
      forgetHeads(config);
      respondToChange(request, response, { scenario: wanted });
    }),
  );
  return router;
}
