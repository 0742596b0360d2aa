import {
  claimCall,
  endCall,
  getTelecalling,
  releaseCall,
  revealCallContact,
  setCallTarget,
} from '@marketplace/shared/api';
import { CONSENT_VERSIONS } from '@marketplace/shared/schema';
import { MINUTE_MS, now, nowIso } from '../../../clock';
import { recordConsent } from '../../../data/borrowers/consents';
import { getVerifiedMobile } from '../../../data/borrowers/personalContacts';
import { getIndianToday } from '../../../data/indianDay';
import type { CallRecord, Collections } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { callView } from '../../../data/views';
import { HttpError, notFound, wrongField } from '../../../httpError';
import type { Reader, Writer } from '../../../store/port';
import { auditAccess } from '../../audit/auditedStore';
import { loadActor } from '../../kit/actor';
import { handle } from '../../kit/handle';
import { buildCard, findClaim } from './callCard';
import { isCallingTime, parseCallBack } from './callingHours';
import { findCallable } from './callCandidates';
import { countQueue, findNext, loadRules, getRuleName } from './callQueue';
import { loadProgress } from './progress';
import { recordReveal } from './revealCap';

type Call = Readonly<CallRecord>;

/** Minutes for which a claim reserves a person. */
const CLAIM_MINUTES = 30;

/** Loads a call of the caller. Another caller's call is 404, like one that does not exist. */
async function requireOwn(
  reader: Reader<Collections>,
  id: string,
  account_id: number | null | undefined,
): Promise<Call> {
  const call = await reader.get('calls', id);
  if (!call || call.account_id !== account_id) throw notFound();
  return call;
}

/** Rejects with 409 if another caller has taken the person since the claim expired. */
async function refuseTaken(reader: Reader<Collections>, call: Call): Promise<void> {
  const { total } = await reader.find('calls', {
    filter: { user_id: call.user_id, claimed_at_gt: call.claimed_at },
  });
  if (total > 0) throw new HttpError(409, 'call_claimed');
}

/** Claims the first person of the queue. Claims run one after the other, so that nobody is claimed twice. */
async function claimNext(
  writer: Writer<Collections>,
  caller: { readonly account_id: number; readonly name: string },
): Promise<Call | undefined> {
  const claim = await findClaim(writer, caller.account_id);
  if (claim && (await buildCard(writer, claim, 'en'))) return claim;
  if (claim) await writer.remove('calls', claim.id);
  const next = await findNext(writer);
  if (!next) return undefined;
  const { lead, rule } = next;
  const { customer_name } = await requireRecord(writer, 'users', lead.user_id);
  return writer.insert('calls', {
    user_id: lead.user_id,
    lead_id: lead.id,
    customer_name,
    rule_name: rule.name,
    product: lead.product,
    stage: lead.stage,
    account_id: caller.account_id,
    caller_name: caller.name,
    claimed_at: nowIso(),
    expires_at: new Date(now() + CLAIM_MINUTES * MINUTE_MS).toISOString(),
    ended_at: null,
    disposition: '',
    call_back_at: null,
    notes: '',
  });
}

export const telecallingRoutes = [
  handle(getTelecalling, async ({ query, session, language }, { store }) => {
    const account_id = session?.account_id ?? 0;
    const day = query.day ?? getIndianToday();
    const rules = await loadRules(store);
    const { call_backs, waiting } = await countQueue(store, rules);
    const claim = await findClaim(store, account_id);
    return {
      data: {
        open: isCallingTime(),
        day,
        call_backs,
        rules: rules.map((rule) => ({
          id: rule.id,
          name: getRuleName(rule, language),
          stage: rule.stage,
          waiting: waiting.get(rule.id) ?? 0,
        })),
        callers: await loadProgress(store, day, session?.role_id === 1 ? undefined : account_id),
        call: claim ? await buildCard(store, claim, language) : null,
      },
    };
  }),
  handle(claimCall, async ({ session, language }, { store }) => {
    if (!isCallingTime()) throw new HttpError(409, 'call_hours');
    const call = await store.tx(async (writer) =>
      claimNext(writer, await loadActor(writer, session)),
    );
    return { data: call ? await buildCard(store, call, language) : null };
  }),
  handle(releaseCall, async ({ params, session }, { store }) => {
    await store.tx(async (writer) => {
      const call = await requireOwn(writer, params.id, session?.account_id);
      if (call.ended_at !== null) throw new HttpError(409, 'call_ended');
      await writer.remove('calls', call.id);
    });
    return { data: params.id };
  }),
  handle(endCall, async ({ params, body, session, language }, { store }) => {
    const { disposition } = body;
    const notes = body.notes.trim();
    const ended = await store.tx(async (writer) => {
      const call = await requireOwn(writer, params.id, session?.account_id);
      if (call.ended_at !== null) {
        if (call.disposition === disposition && call.notes === notes) return call;
        throw new HttpError(409, 'call_ended');
      }
      await refuseTaken(writer, call);
      const call_back_at =
        disposition === 'call_back' ? parseCallBack(body.call_back_at ?? '') : null;
      if (disposition === 'do_not_call')
        await recordConsent(writer, call.user_id, {
          purpose: 'calls',
          text_version: CONSENT_VERSIONS.calls,
          language,
          granted: 0,
        });
      const ended_at = nowIso();
      return writer.update('calls', call.id, { disposition, notes, call_back_at, ended_at });
    });
    return { data: callView(ended) };
  }),
  handle(revealCallContact, async ({ params, body, session }, context) => {
    const { store } = context;
    const call = await requireOwn(store, params.id, session?.account_id);
    if (call.ended_at !== null) throw new HttpError(409, 'call_ended');
    if (call.expires_at <= nowIso()) throw new HttpError(409, 'call_claimed');
    if (!isCallingTime()) throw new HttpError(409, 'call_hours');
    const user = await store.get('users', call.user_id);
    const contact = user && getVerifiedMobile(user);
    if (!contact || !session || !(await findCallable(store, [call.user_id])).has(call.user_id))
      throw new HttpError(409, 'call_not_allowed');
    const refusal = await store.tx((writer) => recordReveal(writer, call));
    if (refusal) throw refusal;
    await auditAccess(context, session, 'read', {
      call: revealCallContact.id,
      collection: 'users',
      record_id: user.id,
      records: 1,
      reason: body.reason.trim(),
    });
    return { data: { contact } };
  }),
  handle(setCallTarget, async ({ body }, { store }) => {
    const { account_id, day, calls } = body;
    await store.tx(async (writer) => {
      const account = await writer.get('accounts', account_id);
      if (account?.area !== 'admin' || account.role === '2')
        throw wrongField('account_id', 'unknown_caller');
      const { rows } = await writer.find('call_targets', { filter: { account_id, day } });
      const [known] = rows;
      if (known) await writer.update('call_targets', known.id, { calls });
      else await writer.insert('call_targets', { account_id, day, calls });
    });
    return { data: { account_id, day, calls } };
  }),
];
