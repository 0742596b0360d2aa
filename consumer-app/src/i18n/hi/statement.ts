import type { Texts } from '@marketplace/shared/i18n';
import type { statementTexts as english } from '../en/statement';

export const statementTexts: Texts<typeof english> = {
  facts_title: 'यहाँ आप किसकी तुलना कर सकते हैं',
  fact_amount: 'लोन राशि',
  fact_interest: 'सालाना ब्याज',
  fact_apr: 'सालाना APR, शुल्क सहित',
  fact_tenure: 'अवधि',
  fact_tenure_value: '%{months} तक',
  steps_title: 'यह कैसे होता है',
  step_1: 'कोड से अपने नंबर या ई-मेल की पुष्टि करें',
  step_2: 'सभी लेंडरों के लिए एक ही प्रोफ़ाइल भरें',
  step_3: 'देखें कि कौन आपको कितने ख़र्च पर लोन देगा, और कौन नहीं देगा और क्यों',
};
