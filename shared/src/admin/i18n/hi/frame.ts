import type { Texts } from '../../../i18n';
import type { frame as english } from '../en/frame';

export const frame: Texts<typeof english> = {
  legal: '© %{year} %{brand}। %{brand} भारत में पंजीकृत एक प्राइवेट लिमिटेड कंपनी का व्यापारिक नाम है।',
};
