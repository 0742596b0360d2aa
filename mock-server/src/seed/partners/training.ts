import type { DeclaredRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';

interface CourseRow {
  name: string;
  name_hi: string;
  about_en: string;
  about_hi: string;
  lessons: readonly (readonly [en: string, hi: string, text_en: string, text_hi: string])[];
  questions: readonly {
    en: string;
    hi: string;
    options_en: readonly string[];
    options_hi: readonly string[];
    answer: number;
  }[];
}

const ROWS: readonly CourseRow[] = [
  {
    name: 'Fair selling of loans',
    name_hi: 'लोन की ईमानदार बिक्री',
    about_en: 'What you may promise, what you must say and what stays with the customer.',
    about_hi: 'आप क्या वादा कर सकते हैं, क्या बताना ज़रूरी है और क्या ग्राहक के पास रहता है।',
    lessons: [
      [
        'The lender decides',
        'फ़ैसला लेंडर करता है',
        'You pass an application on. Say which lenders match and why the others do not. Never promise an approval, and never hurry a customer.',
        'आप आवेदन आगे भेजते हैं। बताएँ कि कौन-से लेंडर मिलते हैं और बाकी क्यों नहीं। मंज़ूरी का वादा कभी न करें, और ग्राहक पर जल्दी का दबाव न डालें।',
      ],
      [
        'The key fact statement',
        'मुख्य तथ्य विवरण',
        'It names the amount, every fee, the APR and the cooling-off period. Read it with the customer before the customer agrees.',
        'इसमें राशि, हर फ़ीस, APR और कूलिंग-ऑफ़ अवधि होती है। ग्राहक की सहमति से पहले इसे उसके साथ पढ़ें।',
      ],
      [
        'Codes and consent',
        'कोड और सहमति',
        'The code belongs to the customer alone. Each consent is given for one purpose, unticked at first, and is as easy to withdraw as to give.',
        'कोड सिर्फ़ ग्राहक का है। हर सहमति एक उद्देश्य के लिए होती है, पहले बिना टिक के, और उसे वापस लेना देने जितना ही आसान है।',
      ],
    ],
    questions: [
      {
        en: 'A customer asks you to enter the code. What do you do?',
        hi: 'ग्राहक आपसे कोड डालने को कहता है। आप क्या करते हैं?',
        options_en: ['I enter it', 'The customer enters it', 'I ask for a screenshot'],
        options_hi: ['मैं डालता हूँ', 'ग्राहक ख़ुद डालता है', 'मैं स्क्रीनशॉट माँगता हूँ'],
        answer: 2,
      },
      {
        en: 'Where does a customer find every fee of a loan?',
        hi: 'ग्राहक को लोन की हर फ़ीस कहाँ मिलती है?',
        options_en: ['In the key fact statement', 'In an advertisement', 'Nowhere'],
        options_hi: ['मुख्य तथ्य विवरण में', 'विज्ञापन में', 'कहीं नहीं'],
        answer: 1,
      },
      {
        en: 'Who decides on a loan?',
        hi: 'लोन पर फ़ैसला कौन करता है?',
        options_en: ['The partner', 'This marketplace', 'The lender'],
        options_hi: ['पार्टनर', 'यह मार्केटप्लेस', 'लेंडर'],
        answer: 3,
      },
    ],
  },
  {
    name: 'From lead to payout',
    name_hi: 'लीड से भुगतान तक',
    about_en: 'How a customer becomes a lead, and when it earns.',
    about_hi: 'ग्राहक लीड कैसे बनता है, और उससे कमाई कब होती है।',
    lessons: [
      [
        'Links',
        'लिंक',
        'A customer link is for one customer and works for thirty days. The customer sees your brand.',
        'ग्राहक लिंक एक ग्राहक के लिए है और तीस दिन चलता है। ग्राहक को आपका ब्रांड दिखता है।',
      ],
      [
        'Earnings',
        'कमाई',
        'A lender pays for disbursals by slabs. Your share follows your agreement, less TDS. A cancelled loan is clawed back.',
        'लेंडर जारी लोन के लिए श्रेणियों के अनुसार भुगतान करता है। आपका हिस्सा अनुबंध के अनुसार, TDS घटाकर मिलता है। रद्द लोन का कमीशन वापस लिया जाता है।',
      ],
    ],
    questions: [
      {
        en: 'How many days does a customer link work?',
        hi: 'ग्राहक लिंक कितने दिन चलता है?',
        options_en: ['7', '30', '365'],
        options_hi: ['7', '30', '365'],
        answer: 2,
      },
      {
        en: 'What earns a commission?',
        hi: 'कमीशन किससे मिलता है?',
        options_en: ['A lead', 'An application', 'A disbursal'],
        options_hi: ['लीड से', 'आवेदन से', 'लोन जारी होने से'],
        answer: 3,
      },
    ],
  },
];

type Rows = NewRecord<DeclaredRecord>[];
const numberRows = (rows: readonly object[]): Rows =>
  rows.map((row, index) => ({ ...row, id: index + 1 }));

export function seedTraining(): {
  resource_courses: Rows;
  resource_course_lessons: Rows;
  resource_quiz_questions: Rows;
} {
  const lessons = ROWS.flatMap((course, at) =>
    course.lessons.map(([name, name_hi, text_en, text_hi], index) => ({
      name,
      name_hi,
      course_id: at + 1,
      position: index + 1,
      text_en,
      text_hi,
    })),
  );
  const questions = ROWS.flatMap((course, at) =>
    course.questions.map(({ en, hi, ...question }, index) => ({
      ...question,
      question_en: en,
      question_hi: hi,
      course_id: at + 1,
      position: index + 1,
    })),
  );
  const courses = ROWS.map(({ lessons: _, questions: __, ...course }, index) => ({
    ...course,
    pass_percent: 80,
    position: index + 1,
    active: 1,
  }));
  return {
    resource_courses: numberRows(courses),
    resource_course_lessons: numberRows(lessons),
    resource_quiz_questions: numberRows(questions),
  };
}
