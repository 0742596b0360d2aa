import { FactList, Notice, Panel, useTexts } from '@marketplace/shared/admin';
import type { AnswerOf, getErasureRequest } from '@marketplace/shared/api';
import { formatDate, formatDateTime } from '@marketplace/shared/format';
import { getOptionLabel } from '@marketplace/shared/schema';
import { Link } from 'react-router-dom';

/** A request with what it erases or has erased. */
export type ErasureFile = AnswerOf<typeof getErasureRequest>['data'];

/** Shows who asks, why, who decided, and what happens next. */
export function RequestFacts({ file: { request, is_own } }: { file: ErasureFile }) {
  const { translate, language } = useTexts();
  const { status, origin, user_id, partner_id, customer_reference } = request;
  const day = formatDate(request.due_on ?? '', language);
  const next =
    status === 'waiting' && is_own
      ? 'own'
      : status === 'requested' || status === 'in_progress'
        ? 'customer'
        : status;
  const person = [request.customer_name, request.contact].filter(Boolean).join(' · ');
  const rows = [
    ['customer', person || translate('erasures.erased')],
    ['origin', getOptionLabel('erasureOrigin', origin, language)],
    ['reason', request.reason],
    ['requested', formatDateTime(request.requested_at, language)],
    ['entered_by', request.entered_by_name],
    ['decided_by', request.decided_by_name],
    ['decided', request.decided_at && formatDateTime(request.decided_at, language)],
    ['decision_reason', request.decision_reason],
    ['due', day],
    ['done', request.done_at && formatDateTime(request.done_at, language)],
    [
      'page',
      partner_id !== null && (
        <Link key="page" to={`/csr-portal/${user_id}/${partner_id}`}>
          {customer_reference}
        </Link>
      ),
    ],
  ] as const;
  return (
    <Panel size="narrow" title={translate('erasures.request')}>
      <Notice sx={{ mb: 2 }}>{translate(`erasures.next.${next}`, { day })}</Notice>
      <FactList label={(name) => translate(`erasures.${name}`)} facts={rows} />
    </Panel>
  );
}
