import { escapeHtml } from '@marketplace/shared/format';
import { getEntries, getMember } from '../system/apiReference';
import { getOpenApiDocument } from '../system/openApi';
import { renderPage } from './page';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function describeSchema(value: unknown): string {
  return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

function renderContent(described: unknown): string {
  return getEntries(getMember(described, 'content'))
    .map(
      ([type, content]) =>
        `<p><code>${escapeHtml(type)}</code></p>${describeSchema(getMember(content, 'schema'))}`,
    )
    .join('');
}

function renderParameter(parameter: unknown): string {
  const shape =
    getMember(parameter, 'schema') ??
    getMember(getMember(getMember(parameter, 'content'), 'application/json'), 'schema');
  return `<tr><td><code>${escapeHtml(text(getMember(parameter, 'name')))}</code></td>
<td>${escapeHtml(text(getMember(parameter, 'in')))}</td><td>${escapeHtml(text(getMember(parameter, 'description')))}
<details><summary>Type</summary>${describeSchema(shape)}</details></td></tr>`;
}

function renderParameters(operation: unknown): string {
  const parameters = getMember(operation, 'parameters');
  if (!Array.isArray(parameters) || parameters.length === 0) return '';
  return `<h4>Parameters</h4><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">What</th></tr></thead>
<tbody>${parameters.map(renderParameter).join('')}</tbody></table>`;
}

function renderOperation(path: string, method: string, operation: unknown): string {
  const body = renderContent(getMember(operation, 'requestBody'));
  const answers = getEntries(getMember(operation, 'responses'));
  const done = answers.filter(([status]) => status.startsWith('2'));
  const refused = answers.map(([status]) => status).filter((status) => /^[45]/u.test(status));
  const name = text(getMember(operation, 'summary')) || text(getMember(operation, 'operationId'));
  return `<details><summary><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code><small>${escapeHtml(name)}</small></summary>
<p>${escapeHtml(text(getMember(operation, 'description')))}</p>
${renderParameters(operation)}
${body ? `<h4>Body</h4>${body}` : ''}
${done.map(([status, answer]) => `<h4>Answer ${status}</h4>${renderContent(answer)}`).join('')}
<p>May refuse with ${refused.join(', ')}.</p></details>`;
}

let cachedPage: string | undefined;

/** Returns an HTML page that lists every call of the OpenAPI document. */
export function apiPage(): string {
  cachedPage ??= renderPage({
    title: 'Calls',
    intro: 'Every call of this server, as /api/openapi.json describes it.',
    content: `<p><a href="/api/openapi.json">OpenAPI document</a></p>
${getEntries(getOpenApiDocument().paths)
  .flatMap(([path, item]) =>
    getEntries(item).map(([method, operation]) => renderOperation(path, method, operation)),
  )
  .join('\n')}
<h2>Refusals</h2>
${describeSchema(getMember(getMember(getOpenApiDocument().components, 'schemas'), 'Refusal'))}`,
  });
  return cachedPage;
}
