import {
  addDays,
  formatDayAndTime,
  formatLongDate,
  formatRupees,
  formatSentence,
} from '@marketplace/shared/format';
import { getOptionLabel, getSendingTime } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import { loadLenderNames } from '../../../data/lenders/lenderNames';
import { readRemarks } from '../../../data/lenders/statusReasons';
import { findByContact } from '../../../data/borrowers/personalContacts';
import type { ApplicationRecord, Collections } from '../../../data/records';
import { deriveReference } from '../../../data/specs/references';
import { type Language, type MessageKey, toLanguage, translate } from '../../../messages/translate';
import type { Reader, Writer } from '../../../store/port';
import { sendMessage } from '../../outbox/sendMessage';

type Application = Readonly<ApplicationRecord>;

/** What is told of an application: its status, or that the last day to give the loan back is near. */
const EVENTS = {
  applied: 'application_applied',
  in_review: 'application_in_review',
  approved: 'application_approved',
  disbursed: 'application_disbursed',
  rejected: 'application_rejected',
  withdrawn: 'application_withdrawn',
  giving_back: 'application_giving_back',
  cancelled: 'application_cancelled',
  cooling_off_ends: 'application_cooling_off_ends',
} as const satisfies Record<string, MessageKey>;

/** What the borrower has just done is told at once. */
const OWN_ACTS: ReadonlySet<string> = new Set(['applied', 'giving_back']);

type Event = keyof typeof EVENTS;

const isEvent = (name: string): name is Event => Object.hasOwn(EVENTS, name);

/** Returns the last day (YYYY-MM-DD) on which a loan can be given back; undefined if it is not paid out or has none. */
async function loadLastReturnDay(
  reader: Reader<Collections>,
  { lender_id, status, status_date }: Application,
): Promise<string | undefined> {
  if (status !== 'disbursed') return undefined;
  const days = (await reader.get('lenders', lender_id))?.cooling_off_days ?? 0;
  return days > 0 ? addDays(status_date, days) : undefined;
}

async function buildSentences(
  reader: Reader<Collections>,
  application: Application,
  event: Event,
  language: Language,
): Promise<string[]> {
  const { id, amount, disbursed_amount, decides_by } = application;
  const lender = (await loadLenderNames(reader, [application], language))(application);
  const reference = application.reference ?? deriveReference('applications', id);
  const lastDay = await loadLastReturnDay(reader, application);
  const until = formatLongDate(lastDay ?? '', language);
  const money = formatRupees(disbursed_amount ?? amount, language);
  const say = (key: MessageKey, params = {}) => translate(language, key, params);
  const { reason, remarks } = readRemarks(application.remarks);
  const told = reason === null ? remarks : getOptionLabel('statusReason', reason, language);
  const isNew = event === 'applied' && decides_by;
  return [
    say(EVENTS[event], { lender, reference, amount: money, until }),
    ...(told && event === application.status
      ? [formatSentence(say('application_reason', { reason: told }), language)]
      : []),
    ...(isNew
      ? [say('application_decides_by', { when: formatDayAndTime(decides_by, language) })]
      : []),
    ...(event === 'disbursed' && lastDay ? [say('application_cooling_off', { until })] : []),
    say('application_more'),
  ];
}

/**
 * Tells the borrower by a service message, in the account's language, what has become of an application. What the
 * borrower has just done is told at once; what others do waits for the morning after the quiet hours. That a loan
 * can be given back until tomorrow is told once.
 */
export async function tellOfApplication(
  writer: Writer<Collections>,
  application: Application,
  event: string = application.status,
): Promise<void> {
  const user = await writer.get('users', application.user_id);
  if (!user || !isEvent(event)) return;
  const to = user.sign_in;
  const about = event === 'cooling_off_ends' ? `${event} ${application.id}` : '';
  if (
    about &&
    (await findByContact(writer, 'outbox', 'to', [to])).some((sent) => sent.about === about)
  )
    return;
  const sentences = await buildSentences(writer, application, event, toLanguage(user.language));
  await sendMessage(writer, {
    kind: 'application',
    to,
    text: sentences.join(' '),
    about,
    ...(!OWN_ACTS.has(event) && { send_at: getSendingTime(nowIso()) }),
  });
}
