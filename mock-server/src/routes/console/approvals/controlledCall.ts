import type { AnswerOf, BodyOf, Endpoint } from '@marketplace/shared/api';
import type { ApprovalKind } from '@marketplace/shared/schema';
import type { Session } from '../../../auth/sessions';
import type { ApprovalRecord, Collections } from '../../../data/records';
import type { Language } from '../../../messages/translate';
import { translate } from '../../../messages/translate';
import type { Reader, Writer } from '../../../store/port';
import type { RecordedChange } from '../audit/auditedStore';
import { recordChanges } from '../audit/auditedStore';
import { getExpectedVersion } from '../../kit/expectedVersion';
import type { Route } from '../../kit/handle';
import { handle } from '../../kit/handle';
import type { PathValues, RawRequest } from '../../kit/validation/validateRequest';
import { validateRequest } from '../../kit/validation/validateRequest';
import { needsApproval } from './approvalSettings';
import type { Subject } from './requestApproval';
import { requestApproval } from './requestApproval';

/** A change that a caller requests, to make now or after its approval. */
export interface WantedChange<E extends Endpoint> {
  readonly params: PathValues<E>;
  readonly body: BodyOf<E>;
  readonly language: Language;
  readonly session: Pick<Session, 'account_id'> | undefined;
  /**
   * Returns the version that the caller read; undefined during an approval, which has already compared the fields.
   */
  readonly getVersion: (body: { readonly version?: number | undefined }) => number | undefined;
}

/** The answer while a change waits for approval. */
interface Waiting {
  readonly message: string;
  readonly pending_id: string;
  readonly version: number | undefined;
}

interface Definition<E extends Endpoint> {
  /** The kind of the change; undefined for one that never needs a second admin. */
  readonly getKind: (
    reader: Reader<Collections>,
    change: WantedChange<E>,
  ) => Promise<ApprovalKind | undefined> | ApprovalKind | undefined;
  /** The record's name and page, for the second admin. */
  readonly subject: (reader: Reader<Collections>, change: WantedChange<E>) => Promise<Subject>;
  readonly apply: (writer: Writer<Collections>, change: WantedChange<E>) => Promise<AnswerOf<E>>;
  readonly toWaiting: (answer: AnswerOf<E>, waiting: Waiting) => AnswerOf<E>;
}

/** A call whose changes may need a second admin. */
export interface ControlledCall {
  readonly id: string;
  readonly route: Route;
  /** Makes an approved change. Rejects as the call does. */
  replay(writer: Writer<Collections>, approval: Readonly<ApprovalRecord>): Promise<void>;
}

/** Rolls back the transaction that tried a change. */
class NeedsApproval extends Error {
  override readonly name = 'NeedsApproval';
}

const readVersion = (record: object | undefined): number | undefined =>
  record && 'version' in record && typeof record.version === 'number' ? record.version : undefined;

/**
 * Binds a call that changes records. If its kind needs a second admin, it tries the change in a transaction
 * that it rolls back, so that the caller gets every error, and stores the change as an approval.
 */
export function controlledCall<E extends Endpoint>(
  endpoint: E,
  { getKind, subject, apply, toWaiting }: Definition<E>,
): ControlledCall {
  const route = handle(endpoint, async (call, { store }) => {
    const { params, body, language, session, request } = call;
    const getVersion = (sent: { readonly version?: number | undefined }) =>
      getExpectedVersion(request, sent);
    const wanted = { params, body, language, session, getVersion };
    const held: { kind?: ApprovalKind; answer?: AnswerOf<E>; changes?: RecordedChange[] } = {};
    try {
      return await store.tx(async (writer) => {
        const kind = await getKind(writer, wanted);
        const changes = new Map<string, RecordedChange>();
        const answer = await apply(recordChanges(writer, changes), wanted);
        if (!kind || !(await needsApproval(writer, kind))) return answer;
        Object.assign(held, { kind, answer, changes: [...changes.values()] });
        throw new NeedsApproval();
      });
    } catch (error) {
      const { kind, answer, changes } = held;
      if (!(error instanceof NeedsApproval) || !kind || !answer || !changes) throw error;
      const approval = await store.tx(async (writer) =>
        requestApproval(writer, session, {
          kind,
          call: endpoint.id,
          params: { ...params },
          body,
          subject: await subject(writer, wanted),
          recorded: changes,
        }),
      );
      return toWaiting(answer, {
        message: translate(language, 'approval_waits'),
        pending_id: approval.id,
        version: readVersion(changes[0]?.before),
      });
    }
  });
  return {
    id: endpoint.id,
    route,
    async replay(writer, { params, body, requested_by }) {
      const parts: RawRequest = { params, body, query: undefined };
      validateRequest(endpoint, parts, 'en');
      await apply(writer, {
        params: parts.params,
        body: parts.body,
        language: 'en',
        session: { account_id: requested_by },
        getVersion: () => undefined,
      });
    },
  };
}
