import { callRuleFields, callSchema } from '../schema/entities/customers/call';
import { defineResource } from './defineResource';

/** Calls of the desk. The telecalling calls of the contract make them. */
export const calls = defineResource({
  name: 'calls',
  schema: callSchema,
  title: 'customer_name',
  searched: ['customer_name', 'caller_name', 'notes'],
  read: [1, 3],
  write: [],
});

/** Rules for whom the desk calls, with the scripts. */
export const callRules = defineResource({
  name: 'call-rules',
  fields: callRuleFields,
  labels: {
    en: {
      name: 'Call Rules',
      one: 'Call rule',
      fields: {
        name: 'Name',
        name_hi: 'Name in Hindi',
        stage: 'Stage',
        product: 'Product (any if empty)',
        after_hours: 'Wait (hours)',
        until_days: 'Stop after (days)',
        priority: 'Priority, lowest first',
        script_en: 'Script in English',
        script_hi: 'Script in Hindi',
        active: 'Active',
      },
    },
    hi: {
      name: 'कॉल के नियम',
      one: 'कॉल का नियम',
      fields: {
        name: 'नाम',
        name_hi: 'हिन्दी नाम',
        stage: 'चरण',
        product: 'प्रोडक्ट (ख़ाली तो सभी)',
        after_hours: 'इंतज़ार (घंटे)',
        until_days: 'कितने दिन बाद बंद',
        priority: 'प्राथमिकता, छोटी पहले',
        script_en: 'अंग्रेज़ी स्क्रिप्ट',
        script_hi: 'हिन्दी स्क्रिप्ट',
        active: 'चालू',
      },
    },
  },
  title: 'name',
  searched: ['name'],
  read: [1],
  write: [1],
  seed: [
    {
      name: 'Profile finished, no offer taken',
      name_hi: 'प्रोफ़ाइल पूरी, कोई ऑफ़र नहीं लिया',
      stage: 'profile',
      product: '',
      after_hours: 24,
      until_days: 90,
      priority: 1,
      script_en:
        'Good day {name}, this is {caller}. You finished your profile with us and asked about {product}. Your offers are ready. May I answer a question about them?',
      script_hi:
        'नमस्ते {name}, मैं {caller} बोल रहा/रही हूँ। आपने {product} के लिए अपनी प्रोफ़ाइल पूरी की है। आपके ऑफ़र तैयार हैं। क्या मैं उनके बारे में आपके किसी सवाल का जवाब दे सकता/सकती हूँ?',
      active: 1,
    },
    {
      name: 'Signed in, profile not finished',
      name_hi: 'साइन इन किया, प्रोफ़ाइल अधूरी',
      stage: 'signed_in',
      product: '',
      after_hours: 48,
      until_days: 30,
      priority: 2,
      script_en:
        'Good day {name}, this is {caller}. You began a request with us about {product}. What you filled in is kept. May I help you with the rest?',
      script_hi:
        'नमस्ते {name}, मैं {caller} बोल रहा/रही हूँ। आपने हमारे यहाँ {product} का अनुरोध शुरू किया था। आपने जो भरा था वह सुरक्षित है। क्या मैं बाकी भरने में मदद करूँ?',
      active: 1,
    },
  ],
});
