import { giveLoanBack, withdrawApplication } from '@marketplace/shared/api';
import { addDays } from '@marketplace/shared/format';
import { computeGivingBack } from '@marketplace/shared/lending';
import { getOptionLabel, OPEN_STATUSES } from '@marketplace/shared/schema';
import { DAY_MS } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import type { ApplicationRecord, Collections } from '../../../data/records';
import { loadOwnApplicationView } from '../../../data/lenders/lenderNames';
import { HttpError, notFound } from '../../../httpError';
import type { Reader, Writer } from '../../../store/port';
import { getDisbursedAmount } from '../../earnings/summary/disbursals';
import { tellOfApplication } from '../notices/applicationNotice';
import { buildKeyFacts } from '../lenderPage/keyFacts';
import { applyStatus } from './applyStatus';
import { handle } from '../../kit/handle';

type Application = Readonly<ApplicationRecord>;

async function requireOwnApplication(
  reader: Reader<Collections>,
  { id, application_id }: { readonly id: string; readonly application_id: string },
): Promise<Application> {
  const application = await reader.get('applications', application_id);
  if (application?.user_id !== id) throw notFound();
  return application;
}

/** Withdraws an open application on behalf of its borrower. */
export const withdraw = (
  writer: Writer<Collections>,
  application: Application,
): Promise<Application> =>
  applyStatus(writer, application, {
    status: 'withdrawn',
    status_date: getIndianToday(),
    remarks: '',
    disbursed_amount: null,
  });

/** Withdraws the open applications of a borrower, all of them or those to one lender. */
export async function withdrawOpen(
  writer: Writer<Collections>,
  filter: { readonly user_id: string; readonly lender_id?: number },
): Promise<void> {
  const { rows } = await writer.find('applications', {
    filter: { ...filter, status: OPEN_STATUSES },
  });
  for (const application of rows) await withdraw(writer, application);
}

/** Returns the last day on which a paid out loan can be given back, and what that costs today. Throws 409 if it cannot. */
async function requireGivingBack(
  reader: Reader<Collections>,
  application: Application,
): Promise<NonNullable<ApplicationRecord['give_back']>> {
  const { lender_id, status, status_date, annual_rate } = application;
  if (status !== 'disbursed') throw new HttpError(409, 'not_paid_out');
  const lender = await reader.get('lenders', lender_id);
  const fee = lender && buildKeyFacts(application, lender);
  const cooling = fee?.cooling_off_days ?? lender?.cooling_off_days ?? 0;
  const until = addDays(status_date, cooling);
  const today = getIndianToday();
  if (cooling === 0 || today > until) throw new HttpError(409, 'cooling_off_over');
  const days = Math.round((Date.parse(today) - Date.parse(status_date)) / DAY_MS);
  const principal = getDisbursedAmount(application);
  const owed = computeGivingBack({ principal, annualRate: annual_rate, days, fee });
  return { on: today, ...owed, until };
}

export const endApplicationRoutes = [
  handle(withdrawApplication, async ({ params, language }, { store }) => {
    const ended = await store.tx(async (writer) => {
      const application = await requireOwnApplication(writer, params);
      const { status } = application;
      if (status === 'withdrawn') return application;
      if (status === 'disbursed') throw new HttpError(409, 'already_paid_out');
      if (!OPEN_STATUSES.includes(status)) throw new HttpError(409, 'application_ended');
      return withdraw(writer, application);
    });
    return { data: (await loadOwnApplicationView(store, [ended], language))(ended) };
  }),
  handle(giveLoanBack, async ({ params, language }, { store }) => {
    const noticed = await store.tx(async (writer) => {
      const application = await requireOwnApplication(writer, params);
      if (application.give_back) return application;
      const give_back = await requireGivingBack(writer, application);
      const { id, status, status_date, disbursed_amount } = application;
      // The loan and what it earns stay until the lender's file says that the money is back.
      const remarks = getOptionLabel('statusReason', 'giving_back', 'en');
      await applyStatus(writer, application, { status, status_date, remarks, disbursed_amount });
      const saved = await writer.update('applications', id, { give_back });
      await tellOfApplication(writer, saved, 'giving_back');
      return saved;
    });
    return { data: (await loadOwnApplicationView(store, [noticed], language))(noticed) };
  }),
];
