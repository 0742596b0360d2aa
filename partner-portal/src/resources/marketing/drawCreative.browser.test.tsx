import { DEFAULT_BRAND } from '@marketplace/shared/branding';
import { expect, test } from 'vitest';
import { type Creative, drawCreative, getFrame, type Size, SIZES } from './drawCreative';
import { toPdf } from './toPdf';

const short: Creative = {
  id: 1,
  name: 'Loans',
  name_hi: '',
  product: 'personal_loan',
  headline_en: 'Compare',
  headline_hi: 'तुलना',
  line_en: 'First.',
  line_hi: 'पहले।',
  disclosure_en: 'A regulated lender decides. Borrow only what you can repay.',
  disclosure_hi: 'फ़ैसला विनियमित लेंडर करता है। उतना ही लोन लें जितना चुका सकें।',
  link: 'https://example.in/l/creative-1-1',
  expires_on: '2030-01-01',
  withdrawn: false,
};
const long: Creative = {
  ...short,
  headline_en: 'Compare the personal loans of many regulated lenders before you borrow any money',
  headline_hi: 'कोई भी रकम उधार लेने से पहले कई विनियमित लेंडरों के पर्सनल लोन की तुलना ज़रूर करें',
  line_en: 'The yearly cost, the EMI and every fee of each lender stand on one page, '.repeat(2),
  line_hi: 'हर लेंडर की सालाना लागत, EMI और हर फ़ीस एक ही पेज पर दिखती है, ताकि आप चुन सकें, '.repeat(2),
};
const brand = { ...DEFAULT_BRAND, primary: '#FFFFFF', secondary: '#1C2A3A' };

/** Returns the pixels of a creative's QR, foot and margin above it. */
async function draw(creative: Creative, size: Size, language: 'en' | 'hi') {
  const canvas = document.createElement('canvas');
  const own = {
    ...brand,
    name: creative === long ? 'Thiruvananthapuram Cooperative Finance' : 'A',
  };
  await drawCreative(canvas, { creative, brand: own, language, size });
  const context = canvas.getContext('2d');
  const { width, height } = SIZES[size];
  const { qr, foot, unit } = getFrame(size);
  const read = (x: number, y: number, w: number, h: number) =>
    context?.getImageData(Math.round(x), Math.round(y), Math.round(w), Math.round(h)).data.join();
  return {
    qr: read(qr.x, qr.y, qr.side, qr.side),
    foot: read(0, foot - unit * 0.3, width, height - foot),
  };
}

const sizes: Size[] = ['1080x1080', '1080x1920', '1200x628', 'A4'];
test.each(sizes.flatMap((size) => [[size, 'en'] as const, [size, 'hi'] as const]))(
  'the longest texts of a creative of %s in %s leave its QR and its disclosure free',
  async (size, language) => {
    const usual = await draw(short, size, language);
    const filled = await draw(long, size, language);
    expect(filled.qr === usual.qr).toBe(true);
    expect(filled.foot === usual.foot).toBe(true);
  },
);

test('a PDF of A4 is a page of A4, 210 by 297 mm', async () => {
  const content = { language: 'en', title: '', alt: '', blocks: [] } as const;
  const text = await toPdf(new Uint8Array(), SIZES.A4, content).text();
  const [, ...sides] = /MediaBox \[0 0 (\S+) (\S+)\]/u.exec(text) ?? [];
  expect(sides.map((points) => Math.round((Number(points) / 72) * 25.4))).toEqual([210, 297]);
});
