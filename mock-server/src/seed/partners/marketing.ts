import { addDays } from '@marketplace/shared/format';
import { getIndianToday } from '../../data/indianDay';
import type { DeclaredRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';

type Rows = NewRecord<DeclaredRecord>[];

/** Builds the texts and creatives that partners send on; the last creative is already withdrawn. */
export function seedMarketing(): { resource_message_contents: Rows; resource_creatives: Rows } {
  return {
    resource_message_contents: [
      {
        id: 1,
        name: 'Personal loan, first contact',
        name_hi: 'पर्सनल लोन, पहला संपर्क',
        product: 'personal_loan',
        text_en:
          'Compare personal loans of several lenders with {partner}: the yearly cost, the EMI and every fee before you decide. {link}',
        text_hi:
          '{partner} के साथ कई लेंडर के पर्सनल लोन की तुलना करें: फ़ैसले से पहले सालाना लागत, EMI और हर फ़ीस देखें। {link}',
        active: 1,
      },
      {
        id: 2,
        name: 'Gold loan',
        name_hi: 'गोल्ड लोन',
        product: 'gold_loan',
        text_en:
          'A loan against your gold, with the terms on one page. See who lends with {partner}: {link}',
        text_hi: 'आपके सोने पर लोन, सारी शर्तें एक पेज पर। {partner} के साथ देखें कि कौन देता है: {link}',
        active: 1,
      },
      {
        id: 3,
        name: 'Business loan',
        name_hi: 'बिज़नेस लोन',
        product: 'business_loan',
        text_en:
          'Need money for your business? {partner} shows which lenders match your turnover, and why the others do not. {link}',
        text_hi:
          'कारोबार के लिए पैसा चाहिए? {partner} दिखाता है कि आपके टर्नओवर पर कौन-से लेंडर मिलते हैं और बाकी क्यों नहीं। {link}',
        active: 1,
      },
    ],
    resource_creatives: [
      {
        id: 1,
        name: 'Compare personal loans',
        name_hi: 'पर्सनल लोन की तुलना',
        product: 'personal_loan',
        headline_en: 'Compare before you borrow',
        headline_hi: 'लोन लेने से पहले तुलना करें',
        line_en: 'The yearly cost, the EMI and every fee of each lender on one page.',
        line_hi: 'हर लेंडर की सालाना लागत, EMI और हर फ़ीस एक ही पेज पर।',
        expires_on: addDays(getIndianToday(), 180),
        active: 1,
      },
      {
        id: 2,
        name: 'Gold loan',
        name_hi: 'गोल्ड लोन',
        product: 'gold_loan',
        headline_en: 'Your gold, a clear loan',
        headline_hi: 'आपका सोना, साफ़ शर्तों वाला लोन',
        line_en: 'See every term before you agree.',
        line_hi: 'सहमति से पहले हर शर्त देखें।',
        expires_on: addDays(getIndianToday(), 90),
        active: 1,
      },
      {
        id: 3,
        name: 'Festival offer',
        name_hi: 'त्योहार का ऑफ़र',
        product: 'personal_loan',
        headline_en: 'Festival offer',
        headline_hi: 'त्योहार का ऑफ़र',
        line_en: 'Lower processing fees for a few days.',
        line_hi: 'कुछ दिनों के लिए कम प्रोसेसिंग फ़ीस।',
        expires_on: addDays(getIndianToday(), -1),
        active: 1,
      },
    ],
  };
}
