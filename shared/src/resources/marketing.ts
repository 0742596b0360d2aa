import { choice } from '../schema/fields/choice';
import { date } from '../schema/fields/dates';
import { flag } from '../schema/fields/numbers';
import { longText, requiredText, text } from '../schema/fields/text';
import { message } from '../schema/message';
import { defineResource } from './defineResource';

const missing = message('validation.required');
/** '' shows the English name in Hindi, too. */
const nameInHindi = () => text(80).default('');

/** Texts that partners send on. `{partner}` and `{link}` are filled with the partner's own. */
export const messageContents = defineResource({
  name: 'message-contents',
  fields: {
    name: requiredText(80),
    name_hi: nameInHindi(),
    product: choice('product').required(missing),
    text_en: longText(1000).required(missing),
    text_hi: longText(1000).required(missing),
    active: flag(),
  },
  labels: {
    en: {
      name: 'Messaging Content',
      one: 'Text',
      fields: {
        name: 'Name',
        name_hi: 'Name in Hindi',
        product: 'Product',
        text_en: 'Text in English',
        text_hi: 'Text in Hindi',
        active: 'Shown',
      },
    },
    hi: {
      name: 'संदेश के टेक्स्ट',
      one: 'टेक्स्ट',
      fields: {
        name: 'नाम',
        name_hi: 'हिन्दी नाम',
        product: 'प्रोडक्ट',
        text_en: 'अंग्रेज़ी में टेक्स्ट',
        text_hi: 'हिन्दी में टेक्स्ट',
        active: 'दिखाएँ',
      },
    },
  },
  title: 'name',
  searched: ['name', 'name_hi', 'text_en', 'text_hi'],
  read: [1],
  write: [1],
});

/** Posters and banners, which the portal draws in the partner's brand. From `expires_on` on they are withdrawn. */
export const creatives = defineResource({
  name: 'creatives',
  fields: {
    name: requiredText(80),
    name_hi: nameInHindi(),
    product: choice('product').required(missing),
    headline_en: requiredText(80),
    headline_hi: requiredText(80),
    line_en: requiredText(160).meta({ kind: 'longText' }),
    line_hi: requiredText(160).meta({ kind: 'longText' }),
    expires_on: date().required(missing),
    active: flag(),
  },
  labels: {
    en: {
      name: 'Creatives',
      one: 'Creative',
      fields: {
        name: 'Name',
        name_hi: 'Name in Hindi',
        product: 'Product',
        headline_en: 'Headline in English',
        headline_hi: 'Headline in Hindi',
        line_en: 'Line in English',
        line_hi: 'Line in Hindi',
        expires_on: 'Withdrawn from',
        active: 'Shown',
      },
    },
    hi: {
      name: 'क्रिएटिव',
      one: 'क्रिएटिव',
      fields: {
        name: 'नाम',
        name_hi: 'हिन्दी नाम',
        product: 'प्रोडक्ट',
        headline_en: 'अंग्रेज़ी शीर्षक',
        headline_hi: 'हिन्दी शीर्षक',
        line_en: 'अंग्रेज़ी पंक्ति',
        line_hi: 'हिन्दी पंक्ति',
        expires_on: 'कब से वापस',
        active: 'दिखाएँ',
      },
    },
  },
  title: 'name',
  searched: ['name', 'name_hi', 'headline_en', 'headline_hi'],
  read: [1],
  write: [1],
});
