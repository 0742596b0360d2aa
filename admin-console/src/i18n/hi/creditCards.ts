import type { Texts } from '@marketplace/shared/i18n';
import type { creditCards as english } from '../en/creditCards';

export const creditCards: Texts<typeof english> = {
  add: 'क्रेडिट कार्ड जोड़ें',
  search: 'क्रेडिट कार्ड खोजें',
  name_hint: 'अंग्रेज़ी अक्षर, अंक, स्पेस, हाइफ़न और अंडरस्कोर',
  created: 'क्रेडिट कार्ड जोड़ा गया',
  updated: 'क्रेडिट कार्ड अपडेट हो गया',
  deleted: 'क्रेडिट कार्ड हटाया गया',
  delete_question: '%{name} अब नहीं दिखाया जाएगा।',
  deleted_many_one: '%{count} क्रेडिट कार्ड हटाया गया',
  deleted_many_other: '%{count} क्रेडिट कार्ड हटाए गए',
  delete_many_question_one: 'चुना गया कार्ड अब नहीं दिखेगा।',
  delete_many_question_other: 'चुने गए %{count} कार्ड अब नहीं दिखेंगे।',
  reorder: 'क्रम बदलें',
  order_title: 'कार्डों का क्रम',
  order_lead: 'ग्राहक कार्ड इसी क्रम में देखते हैं। क्रम बदलते ही सहेजा जाता है।',
  copy_link: '%{name} का लिंक कॉपी करें',
  view_update: 'देखें/बदलें',
  hindi: 'हिन्दी',
  hindi_title: 'हिन्दी में: %{name}',
  hindi_of: 'अंग्रेज़ी में',
  hindi_hint:
    'ज़रूरी नहीं। हिन्दी में उतनी ही ख़ूबियाँ उसी क्रम में लिखें जितनी अंग्रेज़ी में हैं; नहीं तो अंग्रेज़ी वाली दिखेंगी।',
  utm_hint: 'URL में {UNIQUE_ID} की जगह ग्राहक की यूनीक आईडी आ जाती है',
};
