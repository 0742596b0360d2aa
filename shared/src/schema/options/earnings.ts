export const earningsLists = {
  ledgerKind: [
    { id: 'commission', en: 'Commission', hi: 'कमीशन' },
    { id: 'claw_back', en: 'Claw-back', hi: 'कमीशन की वापसी' },
    { id: 'referral', en: 'Referral', hi: 'रेफ़रल' },
  ],
  referralEvent: [
    {
      id: 'first_disbursal',
      en: 'First disbursed application of the referred partner',
      hi: 'रेफ़र किए गए पार्टनर का पहला जारी लोन',
    },
  ],
  ledgerState: [
    { id: 'expected', en: 'Expected', hi: 'अनुमानित' },
    { id: 'due', en: 'In the next payout', hi: 'अगले भुगतान में' },
    { id: 'draft', en: 'Waiting for approval', hi: 'मंज़ूरी का इंतज़ार' },
    { id: 'approved', en: 'Approved', hi: 'मंज़ूर' },
    { id: 'paid', en: 'Paid', hi: 'भुगतान हुआ' },
  ],
  payoutStatus: [
    { id: 'draft', en: 'Waiting for approval', hi: 'मंज़ूरी का इंतज़ार' },
    { id: 'approved', en: 'Approved', hi: 'मंज़ूर' },
    { id: 'paid', en: 'Paid', hi: 'भुगतान हुआ' },
  ],
  payoutAccountStatus: [
    { id: 'pending', en: 'To be verified', hi: 'जाँच बाकी है' },
    { id: 'verified', en: 'Verified', hi: 'जाँचा हुआ' },
    { id: 'failed', en: 'Not verified', hi: 'जाँच में सही नहीं निकला' },
  ],
  disputeReason: [
    { id: 'amount', en: 'The amount is wrong', hi: 'राशि ग़लत है' },
    { id: 'not_paid', en: 'It has not been paid', hi: 'भुगतान नहीं हुआ' },
    { id: 'tax', en: 'TDS or GST is wrong', hi: 'TDS या GST ग़लत है' },
    { id: 'claw_back', en: 'The claw-back is wrong', hi: 'कमीशन की वापसी ग़लत है' },
    { id: 'other', en: 'Something else', hi: 'कुछ और' },
  ],
  disputeStatus: [
    { id: 'open', en: 'Open', hi: 'खुला' },
    { id: 'answered', en: 'Answered', hi: 'जवाब मिला' },
    { id: 'resolved', en: 'Resolved', hi: 'सुलझा' },
  ],
} as const;
