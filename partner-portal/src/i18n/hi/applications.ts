import type { Texts } from '@marketplace/shared/i18n';
import type { applications as english } from '../en/applications';

export const applications: Texts<typeof english> = {
  title: 'आवेदन',
  state: 'आवेदन की स्थिति',
  customer: 'ग्राहक',
  offer: 'ऑफ़र, जैसा ग्राहक ने चुना',
  emi: 'EMI',
  money: 'इससे कमाई',
  no_money: 'लेंडर से लोन की रकम जारी होने पर कमाई होगी।',
  net: 'आपको मिलेगा %{amount}',
  history: 'इतिहास',
};
