import {
  getPartnerApplication,
  partnerApplicationSchema,
  partnerStatusSchema,
} from '@marketplace/shared/api';
import { createFieldSelector } from '@marketplace/shared/schema';
import { getStatusHistory } from '../../../data/lenders/statusHistory';
import { findApplicationLead } from '../../../data/partners/applicationLead';
import { requireOwnRecord } from '../../../data/requireRecord';
import { toApplicationView, toView } from '../../../data/views';
import { findLedgerAmounts, sortNewestFirst } from '../../earnings/ledger/amounts';
import { openLines } from '../../earnings/ledger/lines';
import { handle } from '../../kit/handle';

const applicationView = toView(partnerApplicationSchema);
const selectStatus = createFieldSelector(partnerStatusSchema);

export const partnerApplicationRoutes = [
  handle(getPartnerApplication, async ({ params, session }, { store }) => {
    const application = await requireOwnRecord(store, 'applications', params.id, session);
    const { id, partner_id } = application;
    const amounts = await findLedgerAmounts(store, partner_id, 'disbursal');
    const own = amounts.filter(({ subject_id }) => subject_id === id);
    return {
      data: {
        application: applicationView(toApplicationView(application)),
        history: getStatusHistory(application).map(selectStatus),
        lead: await findApplicationLead(store, application),
        lines: await openLines(store, partner_id, sortNewestFirst(own)),
      },
    };
  }),
];
