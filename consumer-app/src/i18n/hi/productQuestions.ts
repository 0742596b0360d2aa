import type { Texts } from '@marketplace/shared/i18n';
import type { productQuestionTexts as english } from '../en/productQuestions';

export const productQuestionTexts: Texts<typeof english> = {
  loading: 'आपके जवाब लोड हो रहे हैं',
  change: 'बदलें',
  student_loan: {
    title: 'आपके कोर्स के बारे में',
    intro: 'ताकि लेंडर को पता हो कि लोन किसलिए है।',
  },
  two_wheeler_loan: {
    title: 'टू-व्हीलर के बारे में',
    intro: 'ताकि लेंडर को पता हो कि लोन किसलिए है।',
  },
  car_loan: {
    title: 'कार के बारे में',
    intro: 'ताकि लेंडर को पता हो कि लोन किसलिए है।',
  },
  section: { product: 'आपके जवाब' },
  section_intro: { product: 'अंदाज़ा काफ़ी है।' },
  missing: {
    study_place: 'चुनें कि पढ़ाई कहाँ है',
    course_level: 'कोर्स चुनें',
    course_cost: 'कोर्स का ख़र्च लिखें',
    vehicle_condition: 'नई या पुरानी चुनें',
    vehicle_price: 'ऑन-रोड क़ीमत लिखें',
  },
};
