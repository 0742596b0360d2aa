export const consoleLists = {
  approvalKind: [
    { id: 'partner_share', en: 'Partner’s share', hi: 'पार्टनर का हिस्सा' },
    { id: 'payout_account', en: 'Payout account', hi: 'भुगतान खाता' },
    { id: 'commission', en: 'Commission', hi: 'कमीशन' },
    { id: 'criteria', en: 'Criteria', hi: 'शर्तें' },
    { id: 'deletion', en: 'Deletion', hi: 'हटाना' },
    { id: 'disbursals', en: 'Disbursals by file', hi: 'फ़ाइल से लोन वितरण' },
    { id: 'admin_access', en: 'Access to the console', hi: 'कंसोल की अनुमति' },
    { id: 'settings', en: 'Maker-checker rules', hi: 'दो-एडमिन नियम' },
  ],
  approvalStatus: [
    { id: 'waiting', en: 'Waiting for approval', hi: 'मंज़ूरी बाकी' },
    { id: 'scheduled', en: 'Approved for a later day', hi: 'आगे के दिन के लिए मंज़ूर' },
    { id: 'applied', en: 'Approved', hi: 'मंज़ूर' },
    { id: 'refused', en: 'Refused', hi: 'नामंज़ूर' },
    { id: 'withdrawn', en: 'Withdrawn', hi: 'वापस लिया गया' },
    { id: 'failed', en: 'Not applied', hi: 'लागू नहीं हुआ' },
  ],
  auditAction: [
    { id: 'create', en: 'Created', hi: 'बनाया' },
    { id: 'update', en: 'Changed', hi: 'बदला' },
    { id: 'delete', en: 'Deleted', hi: 'हटाया' },
    { id: 'batch', en: 'Changed many', hi: 'कई बदले' },
    { id: 'read', en: 'Viewed', hi: 'देखा' },
    { id: 'export', en: 'Exported', hi: 'एक्सपोर्ट किया' },
    { id: 'sign_in', en: 'Signed in', hi: 'साइन इन किया' },
    { id: 'sign_in_failed', en: 'Could not sign in', hi: 'साइन इन नहीं हुआ' },
  ],
  auditArea: [
    { id: 'admin', en: 'Admin', hi: 'एडमिन' },
    { id: 'partner', en: 'Partner', hi: 'पार्टनर' },
  ],
} as const;
