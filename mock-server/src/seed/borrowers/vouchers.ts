import { addDays } from '@marketplace/shared/format';
import { getIndianToday } from '../../data/indianDay';
import type { VoucherRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';

interface VoucherRow {
  shop: string;
  en: readonly [offer: string, terms: string];
  hi: readonly [offer: string, terms: string];
  code: string;
  /** Days from today to the last valid day. */
  days: number;
}

const ROWS: readonly VoucherRow[] = [
  {
    shop: 'Kirana-Bagicha',
    en: ['10% off groceries', 'From ₹1,000, once for each customer.'],
    hi: ['किराने पर 10% की छूट', '₹1,000 से ऊपर, हर ग्राहक को एक बार।'],
    code: 'BAGICHA10',
    days: 45,
  },
  {
    shop: 'Dhaaga-Vastra',
    en: ['₹300 off clothes', 'From ₹1,500, not on sale items.'],
    hi: ['कपड़ों पर ₹300 की छूट', '₹1,500 से ऊपर, सेल के कपड़ों पर नहीं।'],
    code: 'DHAAGA300',
    days: 30,
  },
  {
    shop: 'Pustak-Nagari',
    en: ['15% off school books', 'In the shop and online.'],
    hi: ['स्कूल की किताबों पर 15% की छूट', 'दुकान में और ऑनलाइन।'],
    code: 'PUSTAK15',
    days: 90,
  },
  {
    shop: 'Aushadhi-Mitra',
    en: ['12% off medicines', 'With a prescription where one is needed.'],
    hi: ['दवाओं पर 12% की छूट', 'जहाँ ज़रूरी हो, पर्ची के साथ।'],
    code: 'MITRA12',
    days: 60,
  },
];

/** Builds vouchers of fictitious shops. */
export const seedVouchers = (): NewRecord<VoucherRecord>[] =>
  ROWS.map(({ shop, en, hi, code, days }, index) => ({
    id: index + 1,
    shop,
    offer: en[0],
    terms: en[1],
    offer_hi: hi[0],
    terms_hi: hi[1],
    code,
    valid_until: addDays(getIndianToday(), days),
    status: 1,
  }));
