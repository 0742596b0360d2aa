import { escapeHtml } from '@marketplace/shared/format';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Router } from 'express';
import type { Context } from '../../context';
import { isState, replaceState, serializeState } from '../../data/state';
import { HttpError, notFound, wrongField } from '../../httpError';
import { forgetHeads } from '../audit/auditHeads';
import { openSeal } from '../../store/seal';
import { replaceFile } from '../../store/replaceFile';
import { asyncHandler, readFields, respond, respondToChange } from './answer';
import { renderPage } from './page';

const MAX_SNAPSHOTS = 20;
const NAME_PATTERN = /^\w[\w-]{0,39}$/u;

function renderSnapshotsPage(names: readonly string[]): string {
  const row = (name: string): string => `<tr><td>${escapeHtml(name)}</td><td>
<form method="post"><input type="hidden" name="restore" value="${escapeHtml(name)}"><button>Restore</button></form>
<form method="post"><input type="hidden" name="remove" value="${escapeHtml(name)}"><button>Remove</button></form></td></tr>`;
  return renderPage({
    tools: true,
    title: 'Snapshots',
    intro:
      'States of all data under a name. Restoring one puts all data back as it was; who is signed in stays so.',
    content: `<form method="post"><label>Name<input name="name" required maxlength="40" pattern="\\w[\\w\\-]*"></label><button>Take a snapshot</button></form>
${names.length > 0 ? `<table><thead><tr><th scope="col">Name</th><th scope="col">What to do</th></tr></thead><tbody>${names.map(row).join('')}</tbody></table>` : '<p>None yet.</p>'}`,
  });
}

/**
 * `/dev/snapshots`: takes (`{"name":"…"}`), restores (`{"restore":"…"}`), removes and lists
 * snapshots.
 */
export function snapshotRouter({ store, config }: Context): Router {
  const folder = join(config.dataDir, 'snapshots');
  const getFile = (name: string): string => {
    if (!NAME_PATTERN.test(name)) throw wrongField('name', 'bad_name');
    return join(folder, `${name}.json`);
  };

  async function list(): Promise<string[]> {
    await mkdir(folder, { recursive: true });
    const files = await readdir(folder);
    return files
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -5))
      .toSorted();
  }

  async function take(name: string): Promise<void> {
    const file = getFile(name);
    const known = await list();
    if (known.length >= MAX_SNAPSHOTS && !known.includes(name))
      throw new HttpError(409, 'too_many_snapshots');
    await replaceFile(file, openSeal(config.dataDir).close(await serializeState(store)));
  }

  async function restore(name: string): Promise<void> {
    const file = getFile(name);
    if (!(await list()).includes(name)) throw notFound();
    const state: unknown = JSON.parse(openSeal(config.dataDir).open(await readFile(file, 'utf8')));
    if (!isState(state)) throw new HttpError(409, 'file_unreadable');
    await replaceState(store, state);
    forgetHeads(config);
  }

  async function remove(name: string): Promise<void> {
    const file = getFile(name);
    if (!(await list()).includes(name)) throw notFound();
    await rm(file);
  }

  const router = Router();
  router.get(
    '/',
    asyncHandler(async (request, response) => {
      const snapshots = await list();
      respond(request, response, {
        json: { snapshots },
        html: () => renderSnapshotsPage(snapshots),
      });
    }),
  );
  router.post(
    '/',
    asyncHandler(async (request, response) => {
      const sent = await readFields(request, response);
      if (sent['restore'] !== undefined) await restore(sent['restore']);
      else if (sent['remove'] !== undefined) await remove(sent['remove']);
      else await take(sent['name'] ?? '');
      respondToChange(request, response, { snapshots: await list() });
    }),
  );
  return router;
}
