import type { Texts } from '@marketplace/shared/i18n';

/** What the PDF of offers side by side says. */
export const comparisonEn = {
  comparison_title: 'Loan offers side by side',
  comparison_loan: '%{amount} over %{months} months',
  comparison_line: 'Compared',
  comparison_emi: 'EMI',
  comparison_apr: 'APR, with fees and GST',
  comparison_cost: 'Interest and fees',
  comparison_amount: 'Loan amount',
  comparison_tenure: 'Tenure, months',
  comparison_net: 'Amount paid to you',
  comparison_rate: 'Interest rate a year',
  comparison_fee: 'Processing fee with GST',
  comparison_penal: 'Penal charges a month on overdue amounts',
  comparison_foreclosure: 'Early closure, of the outstanding amount, plus GST',
  comparison_cooling_off: 'Days to give the loan back',
  comparison_unknown: 'Not stated',
  comparison_note:
    'Based on what you told us on this day. The lender checks it and gives you its own key fact statement before you sign.',
  comparison_footer: '%{name} · %{day} · Page %{page} of %{pages}',
};

export const comparisonHi: Texts<typeof comparisonEn> = {
  comparison_title: 'लोन के ऑफ़र साथ-साथ',
  comparison_loan: '%{months} महीनों के लिए %{amount}',
  comparison_line: 'तुलना',
  comparison_emi: 'EMI',
  comparison_apr: 'APR, शुल्क और GST सहित',
  comparison_cost: 'ब्याज और शुल्क',
  comparison_amount: 'लोन की रकम',
  comparison_tenure: 'अवधि, महीनों में',
  comparison_net: 'आपके खाते में आने वाली रकम',
  comparison_rate: 'सालाना ब्याज दर',
  comparison_fee: 'प्रोसेसिंग शुल्क, GST सहित',
  comparison_penal: 'बकाया रकम पर हर महीने देरी का शुल्क',
  comparison_foreclosure: 'समय से पहले चुकाने पर, बची हुई रकम का, और उस पर GST',
  comparison_cooling_off: 'कितने दिन में लोन लौटा सकते हैं',
  comparison_unknown: 'नहीं बताया',
  comparison_note:
    'यह आपकी इस दिन की दी हुई जानकारी के हिसाब से है। लेंडर इसे जाँचेगा और दस्तख़त से पहले अपना मुख्य तथ्य विवरण देगा।',
  comparison_footer: '%{name} · %{day} · पेज %{page}, कुल %{pages}',
};
