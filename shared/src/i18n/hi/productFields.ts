import type { Texts } from '../catalogue';
import type { productFields as english } from '../en/productFields';

export const productFields: Texts<typeof english> = {
  gold_ltv_percent: 'सोने की क़ीमत पर लोन (LTV)',
  gold_price_per_gram: '22 कैरट सोने का भाव प्रति ग्राम',
  study_place: 'पढ़ाई की जगह',
  course_level: 'कोर्स',
  course_cost: 'कोर्स का ख़र्च',
  vehicle_condition: 'नई या पुरानी',
  vehicle_price: 'ऑन-रोड क़ीमत',
  grievance_phone: 'शिकायत अधिकारी का फ़ोन',
  mark_colour: 'निशान का रंग',
  refunds_fee: 'कूलिंग-ऑफ़ में फ़ीस वापस',
  grievance_officer: 'शिकायत अधिकारी',
  grievance_contact: 'शिकायत अधिकारी का संपर्क',
  grievance_officer_hi: 'हिन्दी में शिकायत अधिकारी',
};
