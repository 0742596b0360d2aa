import type { Texts } from '@marketplace/shared/i18n';
import type { statusFile as english } from '../en/statusFile';

export const statusFile: Texts<typeof english> = {
  drop: 'फ़ाइल यहाँ छोड़ें',
  kinds: '.xlsx, .xls या .csv',
  browse: 'या फ़ाइल चुनें',
  other: 'दूसरी फ़ाइल चुनें',
  columns: 'कॉलम, किसी भी क्रम में:',
  upload: 'अपलोड करें',
  no_file: 'कोई फ़ाइल नहीं चुनी गई',
  invalid_type: 'इस तरह की फ़ाइल नहीं चलेगी',
  loaded: '%{n} पंक्तियाँ दर्ज हुईं',
  errors: '%{n} ग़लतियाँ मिलीं',
  row: 'पंक्ति',
  column: 'कॉलम',
  message: 'क्या ग़लत है',
};
