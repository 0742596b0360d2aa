export const supportLists = {
  ticketKind: [
    { id: 'tech_support', en: 'Tech support', hi: 'तकनीकी मदद' },
    { id: 'general_query', en: 'General query', hi: 'सामान्य सवाल' },
  ],
  ticketStatus: [
    { id: 'open', en: 'Open', hi: 'खुला' },
    { id: 'answered', en: 'Answered', hi: 'जवाब दिया गया' },
    { id: 'closed', en: 'Closed', hi: 'बंद' },
  ],
  faqAudience: [
    { id: 'customer', en: 'Customers', hi: 'ग्राहक' },
    { id: 'dsa', en: 'DSAs', hi: 'डीएसए' },
  ],
} as const;
