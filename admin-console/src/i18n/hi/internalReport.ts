import type { Texts } from '@marketplace/shared/i18n';
import type { internalReport as english } from '../en/internalReport';

export const internalReport: Texts<typeof english> = {
  search: 'ग्राहक, लेंडर या संदर्भ नंबर',
  tenure: 'अवधि',
  apr: 'APR',
  reference: 'आवेदन का संदर्भ नंबर',
  status_date: 'स्थिति कब से',
  remarks: 'टिप्पणी',
  rate: 'सालाना ब्याज दर',
  emi: 'EMI',
  tenure_months: 'अवधि (महीने)',
};
