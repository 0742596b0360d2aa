import type { Texts } from '@marketplace/shared/i18n';
import type { customersJourney as english } from '../en/customersJourney';

export const customersJourney: Texts<typeof english> = {
  funnel: 'इस अवधि की लीड कहाँ तक पहुँचीं',
  share: 'सभी का %{percent}',
  stopped: '%{count} यहीं रुक गईं (%{percent})',
  waiting: '%{count} अभी यहाँ हैं',
  undecided: '%{count} जाँच में, मंज़ूर या नामंज़ूर',
  empty: 'इस अवधि में कोई लीड नहीं है। लंबी अवधि चुनें या फ़िल्टर हटाएँ।',
  leads: 'चरण के अनुसार लीड',
  search: 'ग्राहक या संदर्भ नंबर',
};
