import type { AnswerOf, getErasureRequest } from '@marketplace/shared/api';
import type { ErasureRequest } from '@marketplace/shared/schema';
import type { Named } from './recordBase';

/** Fields that older erasure requests lack. */
type LaterFieldOfErasure =
  | 'origin'
  | 'partner_id'
  | 'reason'
  | 'entered_by_name'
  | 'decided_by_name'
  | 'decided_at'
  | 'decision_reason';

/** The stored proof of an erasure. It holds counts, no personal data. */
export type ErasureCertificate = Omit<
  NonNullable<AnswerOf<typeof getErasureRequest>['data']['certificate']>,
  'valid'
>;

/** An erasure request. Once it is done, only the id of the person remains. */
export type ErasureRecord = Named &
  Pick<ErasureRequest, 'reference' | 'status' | 'user_id' | 'requested_at' | 'due_on' | 'done_at'> &
  Partial<Pick<ErasureRequest, LaterFieldOfErasure>> & {
    readonly language: 'en' | 'hi';
    /** The admin accounts that entered and decided it. */
    readonly entered_by?: number;
    readonly decided_by?: number;
    readonly certificate?: ErasureCertificate;
  };
