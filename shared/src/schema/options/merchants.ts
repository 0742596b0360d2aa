/** Lists about partners and resellers. A numeric id is the lower bound of a band (customers a month). */
export const merchantLists = {
  merchantSells: [
    { id: 'loans', en: 'Loans and cards', hi: 'लोन और कार्ड' },
    { id: 'insurance', en: 'Insurance', hi: 'बीमा' },
    { id: 'advice', en: 'Tax, accounts or money advice', hi: 'टैक्स, अकाउंट या वित्तीय सलाह' },
    { id: 'vehicles', en: 'Vehicles', hi: 'गाड़ियाँ' },
    { id: 'property', en: 'Houses and land', hi: 'घर और ज़मीन' },
    { id: 'shop', en: 'Goods in a shop or online', hi: 'दुकान या ऑनलाइन सामान' },
    {
      id: 'services',
      en: 'Bill payment, travel and other services',
      hi: 'बिल भुगतान, यात्रा और दूसरी सेवाएँ',
    },
    { id: 'other', en: 'Something else', hi: 'कुछ और' },
  ],
  monthlyCustomers: [
    { id: '0', en: 'Fewer than 10', hi: '10 से कम' },
    { id: '10', en: '10 to 50', hi: '10 से 50' },
    { id: '50', en: '50 to 200', hi: '50 से 200' },
    { id: '200', en: '200 or more', hi: '200 या उससे ज़्यादा' },
  ],
  masqueradeMode: [
    { id: 'read_only', en: 'Read only', hi: 'सिर्फ़ देखने के लिए' },
    { id: 'write', en: 'Can change', hi: 'बदल सकते हैं' },
  ],
  merchantStatus: [
    { id: 'new', en: 'New', hi: 'नया' },
    { id: 'approved', en: 'Approved', hi: 'मंज़ूर' },
    { id: 'rejected', en: 'Rejected', hi: 'नामंज़ूर' },
  ],
  partnerRole: [
    { id: 'owner', en: 'Owner', hi: 'मालिक' },
    { id: 'manager', en: 'Manager', hi: 'मैनेजर' },
    { id: 'viewer', en: 'Viewer', hi: 'सिर्फ़ देखने वाला' },
  ],
  partnerUserState: [
    { id: 'active', en: 'Active', hi: 'चालू' },
    { id: 'invited', en: 'Invited', hi: 'न्योता भेजा गया' },
    { id: 'lapsed', en: 'No valid invitation', hi: 'कोई मान्य न्योता नहीं' },
    { id: 'disabled', en: 'Disabled', hi: 'बंद' },
  ],
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
