import type { Texts } from '@marketplace/shared/i18n';
import type { internalReport as english } from '../en/internalReport';

export const internalReport: Texts<typeof english> = {
  search: 'ग्राहक, लेंडर या संदर्भ नंबर',
  tenure: 'अवधि',
  reference: 'आवेदन का संदर्भ नंबर',
  emi: 'EMI',
  paid_out_on: 'जारी होने की तारीख़',
};
