/** Lists of the catalogue and of the applications made through it. */
export const catalogueLists = {
  ticketClass: [
    { id: 'small', en: 'Up to ₹50,000', hi: '₹50,000 तक' },
    { id: 'medium', en: '₹50,000 to ₹5 lakh', hi: '₹50,000 से ₹5 लाख' },
    { id: 'large', en: '₹5 lakh to ₹10 lakh', hi: '₹5 लाख से ₹10 लाख' },
    { id: 'jumbo', en: 'Above ₹10 lakh', hi: '₹10 लाख से ज़्यादा' },
  ],
  // The id is the smallest credit score of the class.
  creditScoreClass: [
    { id: '0', en: 'Any score', hi: 'कोई भी स्कोर' },
    { id: '600', en: '600+', hi: '600+' },
    { id: '625', en: '625+', hi: '625+' },
    { id: '650', en: '650+', hi: '650+' },
    { id: '680', en: '680+', hi: '680+' },
    { id: '700', en: '700+', hi: '700+' },
    { id: '720', en: '720+', hi: '720+' },
    { id: '725', en: '725+', hi: '725+' },
    { id: '750', en: '750+', hi: '750+' },
    { id: '775', en: '775+', hi: '775+' },
    { id: '800', en: '800+', hi: '800+' },
  ],
  applicationStatus: [
    { id: 'applied', en: 'Applied', hi: 'आवेदन किया' },
    { id: 'in_review', en: 'In review', hi: 'जाँच में' },
    { id: 'approved', en: 'Approved', hi: 'मंज़ूर' },
    { id: 'rejected', en: 'Declined', hi: 'नामंज़ूर' },
    { id: 'disbursed', en: 'Disbursed', hi: 'राशि जारी' },
    { id: 'withdrawn', en: 'Withdrawn', hi: 'वापस लिया' },
  ],
  leadStage: [
    { id: 'signed_in', en: 'Signed in', hi: 'साइन इन किया' },
    { id: 'profile', en: 'Profile finished', hi: 'प्रोफ़ाइल पूरी' },
    { id: 'applied', en: 'Applied', hi: 'आवेदन किया' },
    { id: 'disbursed', en: 'Disbursed', hi: 'राशि जारी' },
  ],
  product: [
    { id: 'personal_loan', en: 'Personal Loans', hi: 'पर्सनल लोन' },
    { id: 'business_loan', en: 'Business Loans', hi: 'बिज़नेस लोन' },
    { id: 'gold_loan', en: 'Gold Loans', hi: 'गोल्ड लोन' },
    { id: 'housing_loan', en: 'Affordable Housing Loan', hi: 'किफ़ायती आवास ऋण' },
    { id: 'credit_card', en: 'Credit Cards', hi: 'क्रेडिट कार्ड' },
    { id: 'insurance', en: 'Other Insurance', hi: 'अन्य बीमा' },
  ],
  adminRole: [
    { id: '1', en: 'Full access', hi: 'पूरी पहुँच' },
    { id: '2', en: 'Reports and files', hi: 'रिपोर्ट और फ़ाइलें' },
    { id: '3', en: 'CSR and telecalling', hi: 'सीएसआर और टेलीकॉलिंग' },
  ],
} as const;
