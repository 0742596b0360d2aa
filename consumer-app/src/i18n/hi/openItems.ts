import type { Texts } from '@marketplace/shared/i18n';
import type { openItemsTexts as english } from '../en/openItems';

export const openItemsTexts: Texts<typeof english> = {
  title: 'जहाँ छोड़ा था, वहीं से आगे बढ़ें',
  offers: {
    personal: 'पर्सनल लोन के आपके ऑफ़र',
    business: 'बिज़नेस लोन के आपके ऑफ़र',
    for: '%{amount}, %{tenure} के लिए',
  },
  draft: {
    personal: 'पर्सनल लोन के लिए आपकी जानकारी',
    business: 'बिज़नेस लोन के लिए आपकी जानकारी',
    left_one: 'ऑफ़र से पहले %{count} जवाब बाकी',
    left_other: 'ऑफ़र से पहले %{count} जवाब बाकी',
  },
};
